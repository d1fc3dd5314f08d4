import { gameDefinitionOf, layoutOf } from '#libs/lottery-engine/browser';
import {
  chainOf,
  commitmentOf,
  isGenuine,
  isScheme,
  resultOf,
  roundOf,
  trustedChains,
  type DrawTerms,
} from '#libs/lottery-engine/fairness';
import type { ChainEntry, DrawDetail } from '../api/lottery.api';

/** In the order in which they are shown. */
export const checkNames = [
  'seed',
  'terms',
  'round',
  'beacon',
  'chain',
  'follows',
  'result',
  'ticket',
] as const;
export type CheckName = (typeof checkNames)[number];

export interface Check {
  name: CheckName;
  holds: boolean;
}

type Values = Readonly<Record<string, readonly string[]>>;

/** What the page holds of a draw from elsewhere than the answer that is verified. */
interface Known {
  host: string;
  /** Commitments on the player's own tickets. */
  held: readonly string[];
  /** The chain of the game as it is published, from the commitment of the draw on; empty where it was not read. */
  listed?: readonly ChainEntry[];
}

/**
 * Checks a draw against what the page knows without a server: the beacon's key, the rule that finds its round, and the
 * commitments on the player's own tickets. Undefined before the draw is published.
 */
export function verifyDraw(
  gameCode: string,
  { draw, proof, result }: DrawDetail,
  { host, held, listed = [] }: Known,
): Check[] | undefined {
  const game = gameDefinitionOf(gameCode);
  if (!game || !proof?.seed || !proof.randomness || !proof.signature || !result) return undefined;
  const { seed, randomness, signature, scheme, commitment, position, previousChain } = proof;
  const layout = layoutOf(game.layout);
  const name = { gameCode, numero: draw.numero };
  const closeAt = new Date(draw.closeAt);
  const chain = trustedChains(host).find(({ publicKey }) => publicKey === proof.beaconPublicKey);
  // An unknown scheme or key decides nothing: the checks that need it fail.
  const known = isScheme(scheme) ? scheme : undefined;
  const round = chain && known && roundOf(chain, { scheme: known, closeAt });
  const terms: DrawTerms | undefined = known && {
    ...{ ...name, scheme: known, closeAt, layout, beaconRound: round ?? proof.beaconRound },
  };
  const isFirst = position === 1;
  const holds: Record<CheckName, boolean> = {
    seed: terms !== undefined && isHex(seed) && commitmentOf(seed, terms) === commitment,
    terms: known === 2,
    round: round === proof.beaconRound,
    beacon: !!chain && round !== undefined && isGenuine(chain, { round, randomness, signature }),
    chain:
      isFirst === (previousChain === null) &&
      isHex(commitment) &&
      (previousChain === null || isHex(previousChain)) &&
      chainOf(previousChain ?? undefined, commitment) === proof.chain,
    follows: isContinued(proof, listed),
    result:
      round !== undefined &&
      isHex(seed) &&
      isSame(resultOf(layout, name, { seed, beaconRound: round, randomness }), result.winningNumber),
    ticket: held.every((promised) => promised === commitment),
  };
  return checkNames
    .filter((check) => check !== 'ticket' || held.length > 0)
    .filter((check) => check !== 'follows' || listed.length > 0)
    .map((check) => ({ name: check, holds: holds[check] }));
}

/** A draw of the first scheme matches, but promises less. */
export function verdictOf(checks: readonly Check[]): 'verified' | 'older' | 'differs' {
  const failing = checks.filter(({ holds }) => !holds);
  if (failing.length === 0) return 'verified';
  return failing.every(({ name }) => name === 'terms') ? 'older' : 'differs';
}

/** Whether the list begins with the commitment of the draw, and each of it is chained to the one before it. */
const isContinued = (
  { position, commitment, previousChain }: NonNullable<DrawDetail['proof']>,
  listed: readonly ChainEntry[],
): boolean =>
  listed[0]?.commitment === commitment &&
  listed.every((entry, at) => {
    const before = at === 0 ? previousChain : listed[at - 1]!.chain;
    return (
      entry.position === position + at &&
      isHex(entry.commitment) &&
      (before === null || isHex(before)) &&
      chainOf(before ?? undefined, entry.commitment) === entry.chain
    );
  });

const isHex = (value: string): boolean => /^[0-9a-f]{64}$/.test(value);

const isSame = (one: Values, other: Values): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (values: Values) => Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
