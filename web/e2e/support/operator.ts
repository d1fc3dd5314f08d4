import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorClient } from '../../../libs/api-client/src/index.ts';

const LOGIN_TRIES = 4;
const CODE_MS = 30_000;

/** Each failed login delays the next: the worker logs in once for each site. */
const loggedIn = new Map<string, Promise<OperatorClient>>();

/** As the local start seeds them. */
const seeded = {
  username: 'demo_operator',
  password: 'Den-Long-Pho-26',
  secret: 'LOTUSDENLONGPHO2LOTUSDENLONGPHO2',
};

/** The demo operator, by the API. */
export class Operator {
  private readonly client: OperatorClient;

  private constructor(client: OperatorClient) {
    this.client = client;
  }

  static async logIn(site: string): Promise<Operator> {
    const client = loggedIn.get(site) ?? logInAt(site);
    loggedIn.set(site, client);
    return new Operator(await client);
  }

  /** The one-time code by which a new operator enrols. */
  async invite(username: string, roles: readonly string[]): Promise<string> {
    const body = { username, roles, reason: 'journey' };
    return (await this.client.value<{ token: string }>('POST', '/wps/v2/ops/operators', body)).token;
  }

  /** A banner of the log-in or the register window; how it is taken away. */
  async addBanner(bannerGroup: 'w_login' | 'w_register', title: string): Promise<() => Promise<void>> {
    const texts = { vi: title, en: title };
    const body = { type: 'B', title: texts, content: { vi: '<p>–</p>', en: '<p>–</p>' }, bannerGroup };
    const { id } = await this.client.value<{ id: string }>('POST', '/wps/v2/ops/announcements', body);
    return () => this.client.value('DELETE', `/wps/v2/ops/announcements/${id}`);
  }

  async expirePassword(memberId: string): Promise<void> {
    await this.client.value('POST', `/wps/v2/ops/members/${memberId}/password-expiry`);
  }

  /** Settings of the brand, as `creditMode`. */
  async set(settings: Record<string, boolean>): Promise<void> {
    const { version } = await this.client.value<{ version: number }>('GET', '/wps/v2/ops/brand');
    await this.client.value('PUT', '/wps/v2/ops/brand', { version, settings });
  }

  /** Switches of the brand, which take effect while the site runs. */
  async switch(switches: Record<string, boolean>): Promise<void> {
    const { version } = await this.client.value<{ version: number }>('GET', '/wps/v2/ops/brand');
    await this.client.value('PUT', '/wps/v2/ops/brand', { version, switches });
  }

  /** Whether the registration form has the field of a Zalo id. */
  async askForZalo(enabled: boolean): Promise<void> {
    const { registerRules } = await this.client.value<Brand>('GET', '/wps/v2/ops/brand');
    await this.setRule('zalo', { ...registerRules['zalo'], enabled });
  }

  /** The whole rule of a field of the registration form. */
  async setRule(field: string, rule: object): Promise<void> {
    const brand = await this.client.value<Brand>('GET', '/wps/v2/ops/brand');
    const registerRules = { ...brand.registerRules, [field]: rule };
    await this.client.value('PUT', '/wps/v2/ops/brand', { version: brand.version, registerRules });
  }

  /** Puts the member at a level of VIP. */
  async setLevel(account: string, level: number): Promise<void> {
    const found = await this.client.value<{ list: { memberId: string; username: string }[] }>(
      ...['GET', `/wps/v2/ops/members?search=${account}`],
    );
    const { memberId } = found.list.find((member) => member.username === account)!;
    const change = { level, locked: true, reason: 'journey' };
    await this.client.value('PUT', `/wps/v2/ops/members/${memberId}/vip`, change);
  }

  /** Refuses the withdrawals that wait for a review and that no operator has claimed. */
  async refuseWithdrawals(): Promise<void> {
    const { list } = await this.client.value<{ list: { id: string }[] }>(
      ...['GET', '/wps/v2/ops/withdrawals?status=RISK_REVIEW&pageSize=100'],
    );
    for (const { id } of list) {
      const path = `/wps/v2/ops/withdrawals/${id}`;
      const key = () => ({ 'idempotency-key': randomUUID() });
      const { success } = await this.client.call('POST', `${path}/claim`, {}, key());
      // Another journey's operator is still at it.
      if (!success) continue;
      await this.client.value('POST', `${path}/rejection`, { note: 'journey', reason: 'RISK' }, key());
    }
  }

  /** Approves a withdrawal that waits for a review, or rejects it. */
  async decideWithdrawal(id: string, decision: 'approval' | 'rejection'): Promise<void> {
    const path = `/wps/v2/ops/withdrawals/${id}`;
    const key = () => ({ 'idempotency-key': randomUUID() });
    const why = { note: 'journey', ...(decision === 'rejection' && { reason: 'RISK' }) };
    await this.client.value('POST', `${path}/claim`, {}, key());
    await this.client.value('POST', `${path}/${decision}`, why, key());
  }

  /** Proposes money for a member, which a second operator decides. */
  async proposeAdjustment(memberId: string, reason: string): Promise<void> {
    const body = { memberId, amount: '250000.00', reason };
    await this.client.value('POST', '/wps/v2/ops/adjustments', body, { 'idempotency-key': randomUUID() });
  }

  /** A promotion whose claims an operator decides; members do not see it yet. */
  draftPromotion(title: string): Promise<Promotion> {
    const text = { vi: title, en: title };
    return this.client.value<Promotion>('POST', '/wps/v2/ops/promotions', {
      ...{ category: 'special', kind: 'NEW_PLAYER', title: text, summary: text, terms: text },
      ...{ claimMode: 'REVIEW', startsAt: new Date().toISOString(), claimDays: 7, audience: {} },
      ...{ formula: { amount: '10000.00' }, rollover: { mode: 'BONUS', multiplier: '3' } },
    });
  }

  /** The same, running. Answers with its id. */
  async reviewedPromotion(title: string): Promise<string> {
    const { id, version } = await this.draftPromotion(title);
    await this.setPromotionState(id, version, 'LIVE');
    return id;
  }

  async endPromotion(id: string): Promise<void> {
    const { list } = await this.client.value<{ list: Promotion[] }>(
      ...['GET', '/wps/v2/ops/promotions?pageSize=100'],
    );
    const { version } = list.find((promotion) => promotion.id === id)!;
    await this.setPromotionState(id, version, 'ENDED');
  }

  /** Approves the claim of a promotion, or refuses it with a reason. Answers with what the member wrote. */
  async decideClaim(promotionId: string, reason?: string): Promise<string | null> {
    const { list } = await this.client.value<{ list: Claim[] }>(
      ...['GET', '/wps/v2/ops/promotions/review?pageSize=100'],
    );
    const claim = list.find((waiting) => waiting.promotionId === promotionId)!;
    const decision = reason === undefined ? 'approval' : 'refusal';
    await this.client.value('POST', `/wps/v2/ops/promotions/review/${claim.id}/${decision}`, { reason });
    return claim.remark;
  }

  private async setPromotionState(id: string, version: number, state: string): Promise<void> {
    await this.client.value('PUT', `/wps/v2/ops/promotions/${id}/state`, { state, version });
  }
}

interface Brand {
  version: number;
  registerRules: Record<string, object>;
}

interface Promotion {
  id: string;
  version: number;
}

interface Claim {
  id: string;
  promotionId: string;
  remark: string | null;
}

/** A code of the authenticator works once: with two workers the second waits for the next one. */
async function logInAt(site: string): Promise<OperatorClient> {
  for (let tries = 1; ; tries += 1)
    try {
      return await OperatorClient.logIn(site, seeded, { encrypted: true });
    } catch (error) {
      if (tries === LOGIN_TRIES) throw error;
      await sleep(CODE_MS - (Date.now() % CODE_MS) + 500);
    }
}
