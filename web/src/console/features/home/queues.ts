import { http } from '~/lib/http';
import { ofServices } from '../approvals/approvals.api';
import { SERVICES, type ServiceName } from '../dead-letters/dead-letters.api';

export interface QueueState {
  count: number;
  /** When the oldest entry began to wait; null where the queue is empty or its answer has no time. */
  oldest: string | null;
  /** Services that did not answer, so that the count lacks theirs. */
  missing: readonly ServiceName[];
}

export interface Queue {
  /** Of its page: gives title, roles and link. */
  path: `/${string}`;
  /** In minutes; null where none is promised. */
  target: number | null;
  /** An entry is a fault of the platform itself, not work of an operator. */
  isAlarm?: true;
  load: (signal: AbortSignal) => Promise<QueueState>;
}

const HOUR = 60;
const FIRST = { pageNo: 1, pageSize: 1 } as const;
const MOST = 100;

interface Listed<T> {
  list: readonly T[];
  totalCount: number;
}
const stateOf = <T>({ list, totalCount }: Listed<T>, timeOf: (entry: T) => string): QueueState => ({
  count: totalCount,
  oldest: list.map(timeOf).toSorted()[0] ?? null,
  missing: [],
});
const joined = (states: readonly QueueState[]): QueueState => ({
  count: states.reduce((sum, { count }) => sum + count, 0),
  oldest: states.flatMap(({ oldest }) => (oldest === null ? [] : [oldest])).toSorted()[0] ?? null,
  missing: states.flatMap(({ missing }) => missing),
});

async function deadLetters(service: ServiceName, signal: AbortSignal): Promise<QueueState> {
  const query = { status: 'DEAD', ...FIRST } as const;
  const found = await http.get(`/wps/v2/ops/dead-letters/${service}`, { query, signal });
  return stateOf(found, ({ failedAt }) => failedAt);
}

/** The lists answer their oldest entry first, but for those with a remark. */
export const QUEUES: readonly Queue[] = [
  {
    ...{ path: '/withdrawal-review', target: 30 },
    load: async (signal) =>
      stateOf(await http.get('/wps/v2/ops/withdrawals', { query: FIRST, signal }), (w) => w.createdAt),
  },
  {
    ...{ path: '/deposit-review', target: 15 },
    load: async (signal) =>
      stateOf(await http.get('/wps/v2/ops/deposits/review', { query: FIRST, signal }), (r) => r.createdAt),
  },
  {
    ...{ path: '/silent-payouts', target: HOUR },
    load: async (signal) =>
      stateOf(await http.get('/wps/v2/ops/silent-payouts', { query: FIRST, signal }), (p) => p.since),
  },
  {
    ...{ path: '/identity-review', target: 24 * HOUR },
    load: async (signal) =>
      stateOf(await http.get('/wps/v2/ops/identity-checks', { query: FIRST, signal }), (c) => c.submittedAt),
  },
  {
    ...{ path: '/claim-review', target: 4 * HOUR },
    // By risk: of more entries than one page holds, the oldest of the riskiest.
    load: async (signal) => {
      const query = { pageNo: 1, pageSize: MOST };
      return stateOf(await http.get('/wps/v2/ops/promotions/review', { query, signal }), (c) => c.createdAt);
    },
  },
  {
    ...{ path: '/approvals', target: 24 * HOUR },
    load: async (signal) => {
      const { answers, missing } = await ofServices((service) =>
        http.get(`/wps/v2/ops/approvals/${service}`, { query: FIRST, signal }),
      );
      const states = answers.map((found) => stateOf(found, (a) => a.proposedAt));
      return { ...joined(states), missing };
    },
  },
  {
    ...{ path: '/feedback', target: 24 * HOUR },
    load: async (signal) => {
      const query = { state: 'OPEN' as const, ...FIRST };
      return stateOf(await http.get('/wps/v2/ops/feedback', { query, signal }), (f) => f.sentAt);
    },
  },
  {
    ...{ path: '/mall', target: 48 * HOUR },
    load: async (signal) =>
      stateOf(await http.get('/wps/v2/ops/points/orders', { query: FIRST, signal }), (o) => o.at),
  },
  {
    ...{ path: '/agent-disputes', target: 48 * HOUR },
    load: async (signal) => {
      const query = { status: 'OPEN', ...FIRST } as const;
      return stateOf(await http.get('/wps/v2/ops/agents/disputes', { query, signal }), (d) => d.raisedAt);
    },
  },
  {
    ...{ path: '/agent-runs', target: null },
    load: async (signal) => {
      const query = { status: 'PROPOSED' } as const;
      const { length } = await http.get('/wps/v2/ops/agents/adjustments', { query, signal });
      return { count: length, oldest: null, missing: [] };
    },
  },
  {
    ...{ path: '/lottery-draws', target: 15 },
    load: async (signal) => {
      const list = await http.get('/wps/v2/ops/lottery/draws', { query: { list: 'DUE' }, signal });
      return stateOf({ list, totalCount: list.length }, (draw) => draw.drawAt);
    },
  },
  {
    ...{ path: '/rounds', target: HOUR, isAlarm: true },
    load: async (signal) => {
      const query = FIRST;
      const [rounds, transactions] = await Promise.all([
        http.get('/wps/v2/ops/stuck-rounds', { query, signal }),
        http.get('/wps/v2/ops/stuck-transactions', { query, signal }),
      ]);
      return joined([
        stateOf(rounds, (round) => round.placedAt),
        stateOf(transactions, (transaction) => transaction.createdAt),
      ]);
    },
  },
  {
    ...{ path: '/ledger', target: 15, isAlarm: true },
    // The newest first: the oldest is the last page of one.
    load: async (signal) => {
      const findings = (pageNo: number) =>
        http.get('/wps/v2/ops/ledger/findings', { query: { state: 'open', pageNo, pageSize: 1 }, signal });
      const newest = await findings(1);
      const found = newest.totalCount > 1 ? await findings(newest.totalCount) : newest;
      return stateOf({ ...found, totalCount: newest.totalCount }, (finding) => finding.foundAt);
    },
  },
  {
    ...{ path: '/dead-letters', target: 15, isAlarm: true },
    load: async (signal) => {
      const answers = await Promise.allSettled(SERVICES.map((service) => deadLetters(service, signal)));
      const failed = answers.filter((answer) => answer.status === 'rejected');
      if (failed.length === answers.length) throw failed[0]!.reason;
      return joined(
        answers.map((answer, i) =>
          answer.status === 'fulfilled' ? answer.value : { count: 0, oldest: null, missing: [SERVICES[i]!] },
        ),
      );
    },
  },
];

const MINUTE_MS = 60_000;

export const waitOf = ({ oldest }: QueueState, now: number): number | null =>
  oldest === null ? null : Math.max(0, Math.floor((now - Date.parse(oldest)) / MINUTE_MS));

export const isLate = ({ target }: Queue, state: QueueState, now: number): boolean =>
  target !== null && (waitOf(state, now) ?? 0) > target;
