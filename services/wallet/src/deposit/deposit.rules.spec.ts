import {
  depositStatuses,
  IllegalDepositStep,
  judgeArrival,
  reviewReasons,
  statusAfter,
  transferCodeFrom,
  transferCodeIn,
  type DepositStatus,
  type DepositStep,
  type OpenOrder,
} from './deposit.rules.js';

const steps: DepositStep[] = ['announce', 'reject', 'arrive', 'doubt', 'expire', 'credit', 'refuse'];
const edges: [DepositStatus, DepositStep, DepositStatus][] = [
  ['CREATED', 'announce', 'PENDING'],
  ['CREATED', 'reject', 'FAILED'],
  ['CREATED', 'arrive', 'SUCCESS'],
  ['CREATED', 'doubt', 'REVIEW'],
  ['CREATED', 'expire', 'EXPIRED'],
  ['PENDING', 'arrive', 'SUCCESS'],
  ['PENDING', 'doubt', 'REVIEW'],
  ['PENDING', 'expire', 'EXPIRED'],
  ['REVIEW', 'doubt', 'REVIEW'],
  ['REVIEW', 'credit', 'SUCCESS'],
  ['REVIEW', 'refuse', 'FAILED'],
  ['SUCCESS', 'doubt', 'SUCCESS'],
  ['EXPIRED', 'arrive', 'SUCCESS'],
  ['EXPIRED', 'doubt', 'REVIEW'],
  ['FAILED', 'doubt', 'FAILED'],
  ['FAILED', 'credit', 'SUCCESS'],
  ['FAILED', 'refuse', 'FAILED'],
  ['SUCCESS', 'reverse', 'REVERSED'],
  ['REVERSED', 'doubt', 'REVERSED'],
];

describe('the states of a deposit', () => {
  it.each(edges)('%s by %s becomes %s', (from, step, to) => {
    expect(statusAfter(from, step)).toBe(to);
  });

  const illegal = depositStatuses.flatMap((from) =>
    steps
      .filter((step) => !edges.some((edge) => edge[0] === from && edge[1] === step))
      .map((step) => [from, step] as const),
  );
  it.each(illegal)('%s cannot %s', (from, step) => {
    expect(() => statusAfter(from, step)).toThrow(IllegalDepositStep);
    expect(() => statusAfter(from, step)).toThrow(`A deposit that is ${from} cannot ${step}`);
  });
});

describe('judging an arrival', () => {
  const now = new Date('2026-11-21T08:00:00.000Z');
  const order: OpenOrder = {
    status: 'PENDING',
    amount: 10_000_000n,
    account: '1133',
    createdAt: new Date(now.getTime() - 60_000),
    expiresAt: new Date(now.getTime() + 1),
  };
  const arrival = { account: '1133', amount: 10_000_000n, arrivedAt: now };

  it('matches the exact amount on the right account in time', () => {
    expect(judgeArrival(order, arrival, now)).toBe('MATCHED');
    expect(judgeArrival({ ...order, status: 'CREATED' }, arrival, now)).toBe('MATCHED');
  });

  it('leaves everything else to a person, with the reason', () => {
    expect(judgeArrival(undefined, arrival, now)).toBe('UNMATCHED');
    const late = { ...arrival, arrivedAt: order.expiresAt };
    expect(judgeArrival(order, late, order.expiresAt)).toBe('LATE');
    expect(judgeArrival({ ...order, status: 'EXPIRED' }, late, order.expiresAt)).toBe('LATE');
    expect(judgeArrival({ ...order, status: 'SUCCESS' }, arrival, now)).toBe('REPEATED');
    expect(judgeArrival({ ...order, status: 'REVIEW' }, arrival, now)).toBe('REPEATED');
    expect(judgeArrival({ ...order, status: 'FAILED' }, arrival, now)).toBe('CLOSED');
    expect(judgeArrival(order, { ...arrival, amount: 9_999_999n }, now)).toBe('WRONG_AMOUNT');
    expect(judgeArrival(order, { ...arrival, account: '1134' }, now)).toBe('WRONG_ACCOUNT');
  });

  it('goes by the time of the bank: a notice that was held up is not late', () => {
    const anHourLater = new Date(now.getTime() + 3_600_000);
    expect(judgeArrival(order, arrival, anHourLater)).toBe('MATCHED');
    expect(judgeArrival({ ...order, status: 'EXPIRED' }, arrival, anHourLater)).toBe('MATCHED');
  });

  it('trusts no time of the bank that is in the future or before the order', () => {
    const anHourLater = new Date(now.getTime() + 3_600_000);
    const tomorrow = { ...arrival, arrivedAt: new Date(now.getTime() + 86_400_000) };
    const yesterday = { ...arrival, arrivedAt: new Date(now.getTime() - 86_400_000) };
    expect([judgeArrival(order, tomorrow, now), judgeArrival(order, tomorrow, anHourLater)]).toEqual([
      'MATCHED',
      'LATE',
    ]);
    expect([judgeArrival(order, yesterday, now), judgeArrival(order, yesterday, anHourLater)]).toEqual([
      'MATCHED',
      'LATE',
    ]);
  });
});

describe('transfer codes', () => {
  const code = transferCodeFrom(Uint8Array.from([0, 1, 31, 32, 255, 77, 100, 200, 9, 10]));

  it('are short ASCII that no bank mangles', () => {
    expect(code).toMatch(/^SV[0-9A-HJKMNP-TV-Z]{10}$/);
  });

  it('are found among the words that banks add', () => {
    const spaced = `${code.slice(0, 5)} ${code.slice(5)}`.toLowerCase();
    for (const content of [
      code,
      `MBVCB.123456.${code}.CT tu 0011 NGUYEN VAN A`,
      `SV nap tien ${spaced}-GD`,
    ]) {
      expect(transferCodeIn(content)).toBe(code);
    }
  });

  it('are not seen where there is none', () => {
    for (const content of ['', 'chuyen tien', 'SV12345', 'SVUUUUUUUUUU'])
      expect(transferCodeIn(content)).toBeUndefined();
  });

  it('are made of ten letters of the alphabet that looks like no other, whatever the bytes', () => {
    expect(code).toBe('SV01Z0ZD489A');
    const all = Array.from({ length: 32 }, (_, n) =>
      transferCodeFrom(Uint8Array.from({ length: 12 }, () => n)),
    );
    expect(all.map((one) => one[2]).join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
    for (const one of all) expect([one.length, transferCodeIn(one)]).toEqual([12, one]);
  });

  it('are found behind a beginning that is none, and only whole', () => {
    expect(transferCodeIn(`SVU ${code}9`)).toBe(code);
    expect(transferCodeIn(code.slice(0, 11))).toBeUndefined();
    expect(transferCodeIn(`XV${code.slice(2)}`)).toBeUndefined();
  });

  it('names every reason for a review', () => {
    expect(reviewReasons).toEqual([
      ...[
        'LATE',
        'REPEATED',
        'WRONG_AMOUNT',
        'WRONG_ACCOUNT',
        'UNMATCHED',
        'CLOSED',
        'OVER_LIMIT',
        'SELF_EXCLUDED',
        'WRONG_NETWORK',
      ],
    ]);
  });
});
