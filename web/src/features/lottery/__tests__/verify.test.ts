import { bls12_381 } from '@noble/curves/bls12-381';
import { bytesToHex } from '@noble/hashes/utils';
import { expect, it } from 'vitest';
import { simulatedChain } from '#libs/lottery-engine/fairness';
import type { DrawDetail } from '../api/lottery.api';
import { verdictOf, verifyDraw, type CheckName } from '../model/verify';
import { chainFrom, closeAt, name, own, published } from './published-draw';

const host = 'localhost';

const failing = (detail: DrawDetail, { at = host, held = [] as string[] } = {}): CheckName[] =>
  verifyDraw(name.gameCode, detail, { host: at, held })!
    .filter(({ holds }) => !holds)
    .map((check) => check.name);

it('REG-G16 finds every check of an honest draw to hold, the ticket included', () => {
  const detail = published();
  const held = [detail.proof!.commitment];
  const checks = verifyDraw(name.gameCode, detail, { host, held })!;
  expect(checks.map((check) => [check.name, check.holds])).toEqual(
    ['seed', 'terms', 'round', 'beacon', 'chain', 'result', 'ticket'].map((check) => [check, true]),
  );
  expect(verdictOf(checks)).toBe('verified');
});

it('REG-G16 finds a round that was exchanged after the close', () => {
  expect(failing(published({ shift: 1 }))).toEqual(['round', 'beacon', 'result']);
});

it('finds a round that was promised but is not the one of the closing time', () => {
  expect(failing(published({ shift: -5, commitsToShift: true }))).toContain('round');
});

it('REG-G16 trusts no key of the house, whatever the answer calls it', () => {
  const publicKey = bytesToHex(bls12_381.shortSignatures.getPublicKey(own).toBytes());
  const chain = { ...simulatedChain, publicKey };
  expect(failing(published({ key: own, chain }))).toEqual(['round', 'beacon', 'result']);
  expect(failing(published({ key: own }))).toEqual(['beacon']);
});

it('trusts the simulated beacon on the own machine alone', () => {
  expect(failing(published(), { at: 'lotus.example' })).toContain('beacon');
});

it('finds another result, another closing time, another seed and a chain that was cut', () => {
  const detail = published();
  const { draw, proof, result } = detail;
  expect(failing({ ...detail, result: { ...result!, winningNumber: { D: ['6', '6', '6'] } } })).toEqual([
    'result',
  ]);
  const later = new Date(new Date(closeAt).getTime() + 60_000).toISOString();
  expect(failing({ ...detail, draw: { ...draw, closeAt: later } })).toContain('seed');
  expect(failing({ ...detail, proof: { ...proof!, seed: '02'.repeat(32) } })).toContain('seed');
  expect(failing({ ...detail, proof: { ...proof!, previousChain: '06'.repeat(32) } })).toEqual(['chain']);
  expect(failing({ ...detail, proof: { ...proof!, previousChain: null } })).toEqual(['chain']);
});

it('finds a published chain that does not go through the commitment of the draw', () => {
  const detail = published();
  const listed = chainFrom(detail);
  const [first, next, last] = listed;
  const follows = (list: typeof listed) =>
    verifyDraw(name.gameCode, detail, { host, held: [], listed: list })!.find(
      (check) => check.name === 'follows',
    )?.holds;
  expect(follows(listed)).toBe(true);
  expect(follows([])).toBeUndefined();
  expect(follows([first!, last!])).toBe(false);
  expect(follows([next!, last!])).toBe(false);
  expect(follows([{ ...first!, commitment: '0d'.repeat(32) }, next!])).toBe(false);
  expect(follows([first!, { ...next!, commitment: '0d'.repeat(32) }])).toBe(false);
});

it('finds a commitment that is not the one on the ticket', () => {
  expect(failing(published(), { held: ['09'.repeat(32)] })).toEqual(['ticket']);
});

it('verifies a draw of the first scheme, and says that it promised less', () => {
  const checks = verifyDraw(name.gameCode, published({ scheme: 1 }), { host, held: [] })!;
  expect(checks.filter(({ holds }) => !holds).map((check) => check.name)).toEqual(['terms']);
  expect(verdictOf(checks)).toBe('older');
});

it('has nothing to check before the draw', () => {
  const detail = published();
  expect(verifyDraw(name.gameCode, { ...detail, result: null }, { host, held: [] })).toBeUndefined();
});
