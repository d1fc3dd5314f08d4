import type { IconName } from '~/art/icon';
import type { MemberPageKey } from '~/lib/page-keys';
import type { SecurityItem, SecurityItemName } from '../api/account.api';

/** The page of the member centre where each point is dealt with. */
export const ITEM_PAGES: Record<SecurityItemName, MemberPageKey> = {
  loginPassword: 'changePassword',
  fundPassword: 'fundPassword',
  payeeName: 'profile',
  birthday: 'profile',
  mobileNum: 'mobile',
  email: 'email',
  secondFactor: 'secondFactor',
};

export const ITEM_ICONS: Record<SecurityItemName, IconName> = {
  loginPassword: 'lock',
  fundPassword: 'card',
  payeeName: 'bank',
  birthday: 'gift',
  mobileNum: 'phone',
  email: 'mail',
  secondFactor: 'shield',
};

export type ItemState = 'done' | 'unproven' | 'open';

/** A contact that is there but was never proven is half a point: it is shown, and still to be done. */
export function itemState({ done, shown }: SecurityItem): ItemState {
  if (done) return 'done';
  return shown === null ? 'open' : 'unproven';
}

/** Can be set only once, so its page has no further action. */
export const isFixed = ({ item, done }: SecurityItem) =>
  done && (item === 'payeeName' || item === 'birthday');
