/** What a round gives to a pool of its vendor and what the pool pays in it, in minor units. */
export interface JackpotPart {
  pool: string;
  share?: string;
  award?: string;
}

/** Most pools that one result names: with the win they fit into one group of the wallet. */
export const maxPools = 4;

/** Kept without the fields that the provider leaves out; null if it names no pool. */
export function storedJackpots(
  parts: readonly { pool: string; share?: string | undefined; award?: string | undefined }[] | undefined,
): JackpotPart[] | null {
  if (!parts || parts.length === 0) return null;
  return parts.map(({ pool, share, award }) => ({
    pool,
    ...(share !== undefined && { share }),
    ...(award !== undefined && { award }),
  }));
}

/** The sum of the awards in minor units, zero if there are none. */
export function awardsOf(parts: readonly JackpotPart[] | null): bigint {
  return (parts ?? []).reduce((sum, { award }) => sum + BigInt(award ?? 0), 0n);
}

/** Whether both say the same, in whatever order of the pools. */
export function sameJackpots(
  one: readonly JackpotPart[] | null,
  other: readonly JackpotPart[] | null,
): boolean {
  return saying(one) === saying(other);
}

/** The legs of the wallet that carry a win and the jackpots of its round, each under a key derived from `key`. */
export function jackpotLegs(
  key: string,
  win: bigint,
  parts: readonly JackpotPart[],
): { kind: 'WIN' | 'JACKPOT' | 'JACKPOT_SHARE'; externalId: string; amount: string; pool?: string }[] {
  return [
    ...(win > 0n ? [{ kind: 'WIN' as const, externalId: key, amount: win.toString() }] : []),
    ...parts.flatMap(({ pool, share, award }) => [
      ...(share === undefined
        ? []
        : [{ kind: 'JACKPOT_SHARE' as const, externalId: `${key}#s:${pool}`, amount: share, pool }]),
      ...(award === undefined
        ? []
        : [{ kind: 'JACKPOT' as const, externalId: `${key}#a:${pool}`, amount: award, pool }]),
    ]),
  ];
}

function saying(parts: readonly JackpotPart[] | null): string {
  const said = (parts ?? []).map(({ pool, share, award }) => `${pool}:${share ?? ''}:${award ?? ''}`);
  return said.toSorted().join(',');
}
