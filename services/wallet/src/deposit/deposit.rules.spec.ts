import {
  depositStatuses,
  IllegalDepositStep,
  judgeArrival,
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
  ['EXPIRED', 'doubt', 'REVIEW'],
  ['FAILED', 'doubt', 'FAILED'],
  ['FAILED', 'credit', 'SUCCESS'],
  ['FAILED', 'refuse', 'FAILED'],
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
  });
});

describe('judging an arrival', () => {
  const now = new Date('2026-11-21T08:00:00.000Z');
  const order: OpenOrder = {
    status: 'PENDING',
    amount: 10_000_000n,
    account: '1133',
    expiresAt: new Date(now.getTime() + 1),
  };
  const arrival = { account: '1133', amount: 10_000_000n };

  it('matches the exact amount on the right account in time', () => {
    expect(judgeArrival(order, arrival, now)).toBe('MATCHED');
    expect(judgeArrival({ ...order, status: 'CREATED' }, arrival, now)).toBe('MATCHED');
  });

  it('leaves everything else to a person, with the reason', () => {
    expect(judgeArrival(undefined, arrival, now)).toBe('UNMATCHED');
    expect(judgeArrival(order, arrival, order.expiresAt)).toBe('LATE');
    expect(judgeArrival({ ...order, status: 'EXPIRED' }, arrival, now)).toBe('LATE');
    expect(judgeArrival({ ...order, status: 'SUCCESS' }, arrival, now)).toBe('REPEATED');
    expect(judgeArrival({ ...order, status: 'REVIEW' }, arrival, now)).toBe('REPEATED');
    expect(judgeArrival({ ...order, status: 'FAILED' }, arrival, now)).toBe('CLOSED');
    expect(judgeArrival(order, { ...arrival, amount: 9_999_999n }, now)).toBe('WRONG_AMOUNT');
    expect(judgeArrival(order, { ...arrival, account: '1134' }, now)).toBe('WRONG_ACCOUNT');
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
});
