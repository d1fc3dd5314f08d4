import { describe, expect, it } from 'vitest';
import { titleOf } from '../../../src/catalogue/catalogue.js';
import { gameInfo } from '../../../src/catalogue/game-info.js';
import { rowProof } from '../../../src/outcome-table/outcome-table.js';
import { commitmentTo, roundIntegers } from '../../../src/outcome/seeds.js';
import type { HistoryRound } from '../../../src/play/dto/play.contract.js';
import { roundGameOf } from '../../../src/play/round-game.js';
import type { SlotResult } from '../../../src/play/result.rules.js';
import { digestHolds } from './table-check';
import { commitmentHolds, roundHolds, unpaidOf, type Drawn, type PlayedRound } from './verify';

const serverSeed = '9f'.repeat(32);
const code = 'me-cung-ngoc-bich';
const game = gameInfo(titleOf(code)!, 0);
const table = game.table!;

/** A round as the server plays it, with the proof that it shows after the seed. */
function served(nonce: number, choice: 'buy' | null): { round: PlayedRound; drawn: Drawn } {
  const stake = choice === 'buy' ? 25_000_000n : 1_000_000n;
  const draw = roundIntegers({ serverSeed, clientSeed: 'hoa sen', nonce });
  const result = roundGameOf(code)!.play(draw, stake, choice, table.digest) as SlotResult;
  const fairness = { commitment: '', clientSeed: 'hoa sen', nonce, mathsDigest: table.digest };
  return {
    round: { ...result, fairness, stake: stake.toString() },
    drawn: { table, proof: rowProof(game.mathematicsId, result.row!.mode, result.row!.row) },
  };
}

const holds = ({ round, drawn }: ReturnType<typeof served>) =>
  roundHolds(game.mathematicsId, serverSeed, round, drawn);

describe('the check of rounds from an outcome table', () => {
  it('REG-G48 knows the table by the digest that the seed is committed with', () => {
    const commitment = commitmentTo(serverSeed, table.digest);
    expect(commitmentHolds(serverSeed, commitment, table.digest)).toBe(true);
    expect(commitmentHolds(serverSeed, commitment, `00${table.digest.slice(2)}`)).toBe(false);
    expect(commitmentHolds(serverSeed, commitment)).toBe(false);
    expect(digestHolds(game.mathematicsId, table)).toBe(true);
    const [base, ...others] = table.modes;
    expect(digestHolds(game.mathematicsId, { ...table, modes: [{ ...base!, paid: 1 }, ...others] })).toBe(
      false,
    );
  });

  it.each([null, 'buy'] as const)('finds every served round as it was (%s)', (choice) => {
    for (let nonce = 0; nonce < 12; nonce++) expect(holds(served(nonce, choice))).toBe(true);
  });

  it('finds another row, a changed win, a changed weight and a table that was exchanged', () => {
    const good = served(3, null);
    const { round, drawn } = good;
    const other = rowProof(game.mathematicsId, 'base', (round.row!.row + 1) % 4000);
    const proof = drawn.proof!;
    expect(holds({ round, drawn: { table, proof: other } })).toBe(false);
    expect(holds({ round: { ...round, totalWin: `${BigInt(round.totalWin) + 50_000n}` }, drawn })).toBe(
      false,
    );
    expect(holds({ round, drawn: { table, proof: { ...proof, weight: proof.weight + 1 } } })).toBe(false);
    expect(holds({ round, drawn: { table, proof: { ...proof, units: proof.units + 1 } } })).toBe(false);
    const fairness = { ...round.fairness, mathsDigest: '00'.repeat(32) };
    expect(holds({ round: { ...round, fairness }, drawn })).toBe(false);
    expect(holds({ round: { ...round, fairness: { ...round.fairness, nonce: 4 } }, drawn })).toBe(false);
  });

  it('REG-G16 counts what refused rounds would have paid', () => {
    const refused = Array.from({ length: 12 }, (_, nonce) => {
      const { round, drawn } = served(nonce, null);
      const unpaid = round as HistoryRound['unpaid'];
      const { fairness, stake } = round;
      return { fairness, stake, state: 'REFUSED' as const, unpaid, proof: drawn.proof };
    });
    const amount = refused.reduce((sum, { unpaid }) => sum + BigInt(unpaid!.totalWin), 0n);
    expect(unpaidOf(game.mathematicsId, serverSeed, refused, table)).toEqual({ count: 12, amount });
    const [first, ...others] = refused;
    const unproved = [{ ...first!, proof: undefined }, ...others];
    expect(unpaidOf(game.mathematicsId, serverSeed, unproved, table)).toBeUndefined();
  });

  it('draws the card of a gamble again', () => {
    const gambler = 'sach-co-au-lac';
    const info = gameInfo(titleOf(gambler)!, 0);
    for (let nonce = 0; nonce < 10; nonce++) {
      const draw = roundIntegers({ serverSeed, clientSeed: 'sen', nonce });
      const result = roundGameOf(gambler)!.play(draw, 700_000n, 'red') as SlotResult;
      const fairness = { commitment: '', clientSeed: 'sen', nonce };
      const round = { ...result, fairness, stake: '700000' };
      expect(roundHolds(info.mathematicsId, serverSeed, round, { table: info.table })).toBe(true);
      const totalWin = result.totalWin === '0' ? '1400000' : '0';
      expect(roundHolds(info.mathematicsId, serverSeed, { ...round, totalWin })).toBe(false);
    }
  });
});
