import { bls12_381 } from '@noble/curves/bls12-381';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { layoutOf } from '#libs/lottery-engine/browser';
import {
  chainOf,
  commitmentOf,
  messageOf,
  resultOf,
  roundOf,
  simulatedChain,
  type BeaconChain,
  type Scheme,
} from '#libs/lottery-engine/fairness';
import type { ChainEntry, DrawDetail } from '../api/lottery.api';

const seed = '01'.repeat(32);
const previousChain = '05'.repeat(32);
export const closeAt = '2026-11-21T09:00:52.000Z';
export const name = { gameCode: 'K3_60', numero: '20261121-0961' };
const layout = layoutOf('K3');
/** Secret keys: of the simulated beacon, and one that a dishonest house has made for itself. */
const known = '3a'.repeat(32);
export const own = '07'.repeat(32);

export interface House {
  scheme?: Scheme;
  key?: string;
  chain?: BeaconChain;
  /** Draws by another round than the closing time sets. */
  shift?: number;
  /** Commits to the round that it draws by. */
  commitsToShift?: boolean;
}

/** A draw as a house publishes it: by the rules, but for what is given. */
export function published({
  scheme = 2,
  key = known,
  chain = simulatedChain,
  shift = 0,
  ...house
}: House = {}): DrawDetail {
  const due = roundOf(chain, { scheme, closeAt: new Date(closeAt) });
  const beaconRound = due + shift;
  const signed = bls12_381.shortSignatures.sign(messageOf(beaconRound), key).toBytes();
  const randomness = bytesToHex(sha256(signed));
  const promised = house.commitsToShift ? beaconRound : due;
  const terms = { ...name, scheme, closeAt: new Date(closeAt), layout, beaconRound: promised };
  const commitment = commitmentOf(seed, terms);
  const winning = resultOf(layout, name, { seed, beaconRound, randomness });
  const draw = {
    numero: name.numero,
    gameId: name.gameCode,
    state: 'SETTLED' as const,
    openAt: closeAt,
    closeAt,
    drawAt: closeAt,
  };
  return {
    draw: { ...draw, remainTime: 0, lockTime: 8, isSale: false },
    result: {
      ...{ numero: name.numero, version: 1, source: 'OWN', drawnAt: closeAt },
      winningNumber: Object.fromEntries(Object.entries(winning).map(([slot, values]) => [slot, [...values]])),
    },
    voidReason: null,
    proof: {
      ...{ position: 7, scheme, commitment, previousChain, chain: chainOf(previousChain, commitment) },
      ...{ committedAt: closeAt, beaconRound, beaconPublicKey: chain.publicKey, randomness, seed },
      signature: bytesToHex(signed),
    },
  };
}

/** The chain of the game from the commitment of a draw on, with two of later draws. */
export function chainFrom({ proof, draw }: DrawDetail): ChainEntry[] {
  const { position, commitment, chain } = proof!;
  const listed = [{ position, commitment, chain, numero: draw.numero }];
  for (const next of ['0b', '0c']) {
    const { position: place, chain: before } = listed.at(-1)!;
    const later = next.repeat(32);
    listed.push({
      ...{ position: place + 1, commitment: later, chain: chainOf(before, later) },
      numero: `20261121-096${place}`,
    });
  }
  return listed;
}
