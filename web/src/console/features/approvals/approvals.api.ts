import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { ApiError, http } from '~/lib/http';
import { mayOpen, type Role } from '../../define-console-page';
import { useOperatorSession } from '../../session/session.store';

export type Approval = Schema<'Wallet.ApprovalResponse'>;
export type Policy = Schema<'Wallet.ApprovalPolicyResponse'> & { service: Service };
export type PayoutAccount = Schema<'Wallet.AccountPayoutResponse'>['accounts'][number];
export const STATUSES = ['PROPOSED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ApprovalStatus = (typeof STATUSES)[number];
export const DECISIONS = ['approve', 'refuse', 'withdraw'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The services with proposals, and who decides on some of them; administrators decide on all. */
const DECIDERS = {
  wallet: ['ledger', 'cashier', 'rewards'],
  promotions: ['rewards'],
  points: ['rewards'],
  'game-launch': ['games'],
  lottery: ['lottery'],
  'agent-contracts': ['agents'],
} as const satisfies Record<string, readonly Role[]>;
export type Service = keyof typeof DECIDERS;

/** What waits in which service. */
export type Proposed = Approval & { service: Service };

const KEY = ['approvals'];
const PAGE_SIZE = 50;

export function servicesOf(roles: readonly string[]): Service[] {
  const services = Object.keys(DECIDERS) as Service[];
  return services.filter((service) => mayOpen(roles, { roles: DECIDERS[service] }));
}

/** What each service answers; those that do not answer are named, and if none does, the first failure is thrown. */
export async function ofServices<T>(load: (service: Service) => Promise<T>) {
  const services = servicesOf(useOperatorSession.getState().session?.roles ?? []);
  const found = await Promise.allSettled(services.map(load));
  const answers = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = found.flatMap((one, at) => (one.status === 'rejected' ? [services[at]!] : []));
  const first = found.find((one) => one.status === 'rejected');
  if (first && answers.length === 0) throw first.reason;
  return { answers, missing: failed };
}

/** The same page of every service: each proposal is on one page, and a page is in order. */
async function page(status: ApprovalStatus, pageNo: number, signal: AbortSignal) {
  const query = { status, pageNo, pageSize: PAGE_SIZE };
  const { answers, missing } = await ofServices(async (service) => {
    const found = await http.get(`/wps/v2/ops/approvals/${service}`, { query, signal });
    return { ...found, list: found.list.map((one): Proposed => ({ ...one, service })) };
  });
  const sign = status === 'PROPOSED' ? 1 : -1;
  return {
    list: answers
      .flatMap(({ list }) => list)
      .toSorted((a, b) => sign * a.proposedAt.localeCompare(b.proposedAt)),
    totalPages: Math.max(0, ...answers.map(({ totalPages }) => totalPages)),
    totalCount: answers.reduce((sum, { totalCount }) => sum + totalCount, 0),
    missing,
  };
}

export const approvalQueries = {
  all: KEY,
  list: (status: ApprovalStatus, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'list', status, pageNo],
      queryFn: ({ signal }) => page(status, pageNo, signal),
      refetchInterval: 15_000,
      placeholderData: (before) => before,
    }),
  /** Of a file, which is whole or not at all. */
  whole: (status: ApprovalStatus, pageNo: number) =>
    queryOptions({
      queryKey: [...KEY, 'whole', status, pageNo],
      queryFn: async ({ signal }) => {
        const found = await page(status, pageNo, signal);
        if (found.missing.length > 0) throw new ApiError('UNAVAILABLE', 503, '');
        return found;
      },
    }),
  count: () => ({
    queryKey: [...KEY, 'count'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => (await page('PROPOSED', 1, signal)).totalCount,
  }),
  /** What waits of one kind, for the page of what it would change. */
  pending: (service: Service, kind: string) =>
    queryOptions({
      queryKey: [...KEY, 'pending', service, kind],
      queryFn: async ({ signal }) => {
        const query = { kind, pageNo: 1, pageSize: 100 };
        return (await http.get(`/wps/v2/ops/approvals/${service}`, { query, signal })).list;
      },
      refetchInterval: 30_000,
    }),
  policies: () =>
    queryOptions({
      queryKey: [...KEY, 'policies'],
      queryFn: async ({ signal }) => {
        const { answers, missing } = await ofServices(async (service) =>
          (await http.get(`/wps/v2/ops/approvals/${service}/policies`, { signal })).map((one): Policy => ({
            ...one,
            service,
          })),
        );
        return { list: answers.flat(), missing };
      },
    }),
  /** What of a member's money can be paid out without an order of the member, and where to. */
  payable: (memberId: string) =>
    queryOptions({
      queryKey: [...KEY, 'payable', memberId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/members/{memberId}/account-payout', { params: { memberId }, signal }),
    }),
};

interface Deciding {
  service: Service;
  id: string;
  decision: Decision;
  note: string;
  idempotencyKey: string;
}

export function decide({ service, id, decision, note, idempotencyKey }: Deciding) {
  const options = { params: { id }, body: { note }, idempotencyKey };
  switch (decision) {
    case 'approve':
      return http.post(`/wps/v2/ops/approvals/${service}/{id}/approval`, options);
    case 'refuse':
      return http.post(`/wps/v2/ops/approvals/${service}/{id}/refusal`, options);
    case 'withdraw':
      return http.post(`/wps/v2/ops/approvals/${service}/{id}/withdrawal`, options);
  }
}

/** What an operator proposes; amounts in whole đồng as typed. */
export type Proposal =
  | { kind: 'adjustment'; memberId: string; amount: string }
  | { kind: 'payout'; memberId: string; accountId: string; amount: string }
  | { kind: 'writeOff'; claimId: string }
  | { kind: 'reversal'; depositId: string }
  | ({ kind: 'contribution' } & Omit<Schema<'Wallet.ContributionRequest'>, 'reason'>)
  | ({ kind: 'riskRule'; code: RiskCode } & Omit<Schema<'Wallet.RiskRuleRequest'>, 'reason'>)
  | { kind: 'cashbackRate'; rate: Omit<Schema<'Promotions.RateRequest'>, 'reason'> }
  | { kind: 'pointRatio'; ratio: Omit<Schema<'Points.RatioRequest'>, 'reason'> }
  | {
      kind: 'validBet';
      vassalage: string;
      settings: Omit<Schema<'GameLaunch.ValidBetSettingsRequest'>, 'reason'>;
    }
  | { kind: 'providerSource'; provider: string; catalogueUrl: string }
  | ({ kind: 'roundEnd'; betId: string } & Omit<Schema<'GameLaunch.RoundEndingRequest'>, 'reason'>)
  | { kind: 'runRelease'; runId: string }
  | { kind: 'drawVoid'; gameId: string; numero: string }
  | ({ kind: 'lotteryLimit'; of: LimitKind } & Pick<BetLimit, 'scope' | 'amount' | 'version'>)
  | { kind: 'lotteryOdds'; change: Omit<Schema<'Lottery.OddsRequest'>, 'reason'> }
  | { kind: 'lotteryWeekdays'; change: Omit<Schema<'Lottery.WeekdayRequest'>, 'reason'> }
  | { kind: 'policy'; service: Service; of: string; secondFrom: string; validDays: number };

type BetLimit = Schema<'Lottery.BetLimitRequest'>;
type LimitKind = BetLimit['kind'];
type RiskCode = Schema<'Wallet.RiskRuleResponse'>['code'];

const minor = (amount: string) => `${amount.trim()}.00`;

export function propose(proposal: Proposal, reason: string, idempotencyKey: string) {
  switch (proposal.kind) {
    case 'adjustment': {
      const { memberId, amount } = proposal;
      const body = { memberId: memberId.trim(), amount: minor(amount), reason };
      return http.post('/wps/v2/ops/adjustments', { body, idempotencyKey });
    }
    case 'payout': {
      const { memberId, accountId, amount } = proposal;
      const body = { accountId, amount: minor(amount), reason };
      return http.post('/wps/v2/ops/members/{memberId}/account-payout', {
        params: { memberId },
        body,
        idempotencyKey,
      });
    }
    case 'writeOff': {
      const params = { claimId: proposal.claimId };
      return http.post('/wps/v2/ops/claims/{claimId}/write-off', {
        params,
        body: { reason },
        idempotencyKey,
      });
    }
    case 'reversal': {
      const params = { depositId: proposal.depositId };
      return http.post('/wps/v2/ops/deposits/{depositId}/reversal', {
        params,
        body: { reason },
        idempotencyKey,
      });
    }
    case 'contribution': {
      const { kind: _, ...share } = proposal;
      return http.put('/wps/v2/ops/contributions', { body: { ...share, reason }, idempotencyKey });
    }
    case 'riskRule': {
      const { kind: _, code, ...rule } = proposal;
      const body = { ...rule, reason };
      return http.put('/wps/v2/ops/withdrawal-rules/{code}', { params: { code }, body, idempotencyKey });
    }
    case 'cashbackRate': {
      const body = { ...proposal.rate, reason };
      return http.post('/wps/v2/ops/cashback/rates', { body, idempotencyKey });
    }
    case 'pointRatio': {
      const body = { ...proposal.ratio, reason };
      return http.post('/wps/v2/ops/points/ratios', { body, idempotencyKey });
    }
    case 'validBet': {
      const { vassalage, settings } = proposal;
      return http.put('/wps/v2/ops/vendors/{vassalage}/valid-bet', {
        params: { vassalage },
        body: { ...settings, reason },
        idempotencyKey,
      });
    }
    case 'providerSource': {
      const { provider, catalogueUrl } = proposal;
      return http.put('/wps/v2/ops/catalogue/providers/{provider}', {
        params: { provider },
        body: { catalogueUrl, reason },
        idempotencyKey,
      });
    }
    case 'roundEnd': {
      const { kind: _, betId, ...ending } = proposal;
      return http.post('/wps/v2/ops/stuck-rounds/{betId}/ending', {
        params: { betId },
        body: { ...ending, reason },
        idempotencyKey,
      });
    }
    case 'runRelease': {
      const params = { id: proposal.runId };
      return http.post('/wps/v2/ops/agents/runs/{id}/release', { params, body: { reason }, idempotencyKey });
    }
    case 'drawVoid': {
      const { gameId, numero } = proposal;
      return http.post('/wps/v2/ops/lottery/draws/{gameId}/{numero}/voiding', {
        params: { gameId, numero },
        body: { reason },
        idempotencyKey,
      });
    }
    case 'lotteryLimit': {
      const { of: kind, amount, scope, version } = proposal;
      const body = { scope, kind, amount: amount === null ? null : minor(amount), version, reason };
      return http.put('/wps/v2/ops/lottery/limits', { body, idempotencyKey });
    }
    case 'lotteryOdds': {
      const body = { ...proposal.change, reason };
      return http.put('/wps/v2/ops/lottery/odds', { body, idempotencyKey });
    }
    case 'lotteryWeekdays': {
      const body = { ...proposal.change, reason };
      return http.put('/wps/v2/ops/lottery/weekdays', { body, idempotencyKey });
    }
    case 'policy': {
      const { service, of: kind, secondFrom, validDays } = proposal;
      const body = { secondFrom: secondFrom.trim() ? minor(secondFrom) : null, validDays, reason };
      return http.put(`/wps/v2/ops/approvals/${service}/policies/{kind}`, {
        params: { kind },
        body,
        idempotencyKey,
      });
    }
  }
}
