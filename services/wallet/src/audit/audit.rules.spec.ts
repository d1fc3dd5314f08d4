import {
  distinct,
  faultNames,
  soundOnes,
  stops,
  subjectOf,
  type Finding,
  type SeenAccount,
} from './audit.rules.js';

const finding: Finding = {
  ...{ fault: 'BROKEN_CHAIN', book: 'REAL', memberId: 'm-1', account: null },
  ...{ postingId: 'p-1', expected: '1', found: '2' },
};
const ofBook: Finding = { ...finding, fault: 'CHECKPOINT', memberId: null, account: 4010 };

describe('what the auditor finds', () => {
  it('stops the account of a member, and none if the finding has no member', () => {
    const stopping = faultNames.filter((fault) => stops({ ...finding, fault }));
    expect(stopping).toEqual([
      'BROKEN_CHAIN',
      'VERSION_GAP',
      'STORED_BALANCE',
      'HELD_AMOUNT',
      'BONUS_AMOUNT',
    ]);
    expect(faultNames.filter((fault) => !stopping.includes(fault))).toEqual([
      ...['UNKNOWN_ACCOUNT', 'FOREIGN_ID', 'CHECKPOINT', 'SUBACCOUNTS', 'IMBALANCE', 'ROLLBACK_AFTER_WIN'],
    ]);
    expect(stops({ ...finding, memberId: null })).toBe(false);
  });

  it('is the same finding with the same fault, book, member and account, whatever was seen', () => {
    expect(subjectOf(finding)).toBe('BROKEN_CHAIN/REAL/m-1/');
    expect(subjectOf(ofBook)).toBe('CHECKPOINT/REAL//4010');
    const seenAgain = { ...finding, postingId: 'p-2', found: '3' };
    const others: Finding[] = [
      { ...finding, fault: 'VERSION_GAP' },
      { ...finding, book: 'PLAY' },
      { ...finding, memberId: 'm-2' },
      ofBook,
      { ...ofBook, account: 4020 },
      { ...finding, fault: 'ROLLBACK_AFTER_WIN', postingId: 'p-1' },
      { ...finding, fault: 'ROLLBACK_AFTER_WIN', postingId: 'p-2' },
    ];
    expect(distinct([finding, seenAgain, ...others, finding])).toEqual([finding, ...others]);
  });

  it('leaves only accounts without a finding as starting points', () => {
    const end = (memberId: string, book: 'REAL' | 'PLAY'): SeenAccount => ({
      memberId,
      book,
      version: 1n,
      balance: 1n,
      bonus: 0n,
    });
    const ends = [end('m-1', 'REAL'), end('m-1', 'PLAY'), end('m-2', 'REAL')];
    expect(soundOnes(ends, [finding, ofBook])).toEqual(ends.slice(1));
    expect(soundOnes(ends, [ofBook])).toEqual(ends);
  });
});
