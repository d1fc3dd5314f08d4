import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { formatMoney, parseMinor } from '#libs/money';
import { LOGGER, pageOf, type PageQuery } from '#libs/platform';
import { BonusClient, type WalletRollover } from '../payment/bonus.client.js';
import { PaymentRepository, type Payment } from '../payment/payment.repository.js';
import { type BonusPageResponse, type BonusResponse } from './dto/promotion.response.js';
import { TextResponse } from '../text/localized-text.js';

/** Bonuses of a member with the progress of their requirements, which the wallet counts. */
@Injectable()
export class BonusService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly wallet: BonusClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async page(memberId: string, query: PageQuery): Promise<BonusPageResponse> {
    const { list, total } = await this.payments.page(
      memberId,
      query.pageSize,
      (query.pageNo - 1) * query.pageSize,
    );
    const rollovers = await this.rollovers(memberId);
    const byKey = new Map(rollovers?.map((rollover) => [rollover.creditKey, rollover]));
    return pageOf(
      list.map((payment) => bonusOf(payment, byKey.get(payment.creditKey), rollovers !== undefined)),
      query,
      total,
    );
  }

  /** The list is shown without progress while the wallet does not answer. */
  async rollovers(memberId: string): Promise<WalletRollover[] | undefined> {
    try {
      return await this.wallet.rollovers(memberId);
    } catch (error) {
      this.logger.warn({ err: error }, 'the wallet did not answer: bonuses are shown without their progress');
      return undefined;
    }
  }
}

function bonusOf(payment: Payment, rollover: WalletRollover | undefined, answered: boolean): BonusResponse {
  const { id, amount, required, status, requestedAt } = payment;
  const done = rollover ? formatMoney(parseMinor(rollover.done)) : answered ? '0.00' : null;
  return {
    ...{ id, status, done, title: TextResponse.of(payment.title) },
    ...{ amount: formatMoney(amount), required: formatMoney(required), at: requestedAt.toISOString() },
    ...{ rolloverId: rollover?.id ?? null, rolloverStatus: rollover?.status ?? null },
    ...{ taken: formatted(rollover?.taken), kept: formatted(rollover?.kept) },
    expiresAt: rollover?.expiresAt ?? null,
  };
}

const formatted = (minor = '0'): string => formatMoney(parseMinor(minor));
