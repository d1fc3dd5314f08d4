import { OperatorClient } from '../../libs/api-client/src/index.ts';

/** As the local start seeds them. */
const seeded = {
  username: 'demo_operator',
  password: 'Den-Long-Pho-26',
  secret: 'LOTUSDENLONGPHO2LOTUSDENLONGPHO2',
};
const amount = '50000000.00';
/** Times the amount: more than a run turns over, so that the bonus runs as long as it is not lost in play. */
const multiplier = '900';

/** The operator who publishes a bonus and approves the claims of it. */
export class BonusOperator {
  #client;
  promotionId = '';

  /** Publishes the promotion before its members register, for it is one for new players. */
  static async publish(site) {
    const self = new BonusOperator();
    self.#client = await OperatorClient.logIn(site, seeded);
    const text = { vi: 'Faults', en: 'Faults' };
    const { id, version } = await self.#client.value('POST', '/wps/v2/ops/promotions', {
      ...{ category: 'special', kind: 'NEW_PLAYER', title: text, summary: text, terms: text },
      ...{ claimMode: 'REVIEW', startsAt: new Date().toISOString(), claimDays: 7, audience: {} },
      ...{ formula: { amount }, rollover: { mode: 'BONUS', multiplier } },
    });
    await self.#client.value('PUT', `/wps/v2/ops/promotions/${id}/state`, { state: 'LIVE', version });
    self.promotionId = id;
    return self;
  }

  /** Approves the claim of a member. */
  async approve(memberId) {
    const path = '/wps/v2/ops/promotions/review';
    const { list } = await this.#client.value('GET', `${path}?pageSize=100`);
    const claim = list.find((one) => one.promotionId === this.promotionId && one.memberId === memberId);
    if (!claim) throw new Error(`member ${memberId} has no claim that waits`);
    await this.#client.value('POST', `${path}/${claim.id}/approval`, {});
  }
}
