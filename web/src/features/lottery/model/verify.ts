import { gameDefinitionOf, layoutOf } from '#libs/lottery-engine/browser';
import { isGenuine } from '#libs/lottery-engine/fairness';
import { commitmentOf, resultOf } from '#libs/lottery-engine/fairness';
import type { DrawDetail } from '../api/lottery.api';

/** Computes a draw again from what is published, without asking the server. */
export function isDrawProven(gameCode: string, { draw, proof, result }: DrawDetail): boolean {
  const game = gameDefinitionOf(gameCode);
  if (!game || !proof?.seed || !proof.randomness || !proof.signature || !result) return false;
  const name = { gameCode, numero: draw.numero };
  const { seed, randomness, signature, beaconRound: round, beaconPublicKey: publicKey } = proof;
  if (commitmentOf(seed, name) !== proof.commitment) return false;
  const chain = { publicKey, genesisSeconds: 0, periodSeconds: 1 };
  if (!isGenuine(chain, { round, randomness, signature })) return false;
  const computed = resultOf(layoutOf(game.layout), name, { seed, beaconRound: round, randomness });
  return JSON.stringify(sorted(computed)) === JSON.stringify(sorted(result.winningNumber));
}

const sorted = (values: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
