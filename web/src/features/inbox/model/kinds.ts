import type { IconName } from '~/art/icon';
import type { MemberPageKey } from '~/lib/page-keys';
import type { Message, MessageKind } from '../api/inbox.api';

interface Look {
  icon: IconName;
  tone: 'win' | 'loss' | 'info' | 'gold';
  /** The member centre page with the details. */
  page?: MemberPageKey;
}

const LOOKS: Record<MessageKind, Look> = {
  DEPOSIT_ARRIVED: { icon: 'deposit', tone: 'win', page: 'deposit' },
  DEPOSIT_FAILED: { icon: 'deposit', tone: 'loss', page: 'deposit' },
  DEPOSIT_REVERSED: { icon: 'deposit', tone: 'loss', page: 'deposit' },
  WITHDRAWAL_APPROVED: { icon: 'withdraw', tone: 'win' },
  WITHDRAWAL_REJECTED: { icon: 'withdraw', tone: 'loss' },
  POINTS_EARNED: { icon: 'coins', tone: 'gold' },
  POINTS_EXCHANGED: { icon: 'coins', tone: 'win' },
  POINTS_REJECTED: { icon: 'coins', tone: 'loss' },
  BONUS_ISSUED: { icon: 'gift', tone: 'gold' },
  BONUS_DONE: { icon: 'gift', tone: 'win', page: 'bonusDetails' },
  BONUS_EXPIRED: { icon: 'gift', tone: 'loss', page: 'bonusDetails' },
  BONUS_GIVEN_UP: { icon: 'gift', tone: 'info', page: 'bonusDetails' },
  BONUS_LOST: { icon: 'gift', tone: 'loss', page: 'bonusDetails' },
  VIP_RANKED: { icon: 'vip', tone: 'gold' },
  NEW_DEVICE: { icon: 'phone', tone: 'info', page: 'sessions' },
  FEEDBACK_ANSWERED: { icon: 'mail', tone: 'info' },
  SECURITY_CHANGED: { icon: 'shield', tone: 'info', page: 'securityCenter' },
};

/** A kind that this page does not know yet is shown all the same. */
export const lookOf = ({ kind }: Pick<Message, 'kind'>): Look =>
  (LOOKS as Partial<Record<string, Look>>)[kind] ?? { icon: 'bell', tone: 'info' };
