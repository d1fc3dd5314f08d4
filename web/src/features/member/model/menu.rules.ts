import type { AccountType } from '~/features/session';

/** What decides which pages the menu of the member centre shows (specification 6). */
export interface MenuSituation {
  /** A switch or setting of the brand. */
  isOn: (flag: string) => boolean;
  type: AccountType;
  /** 1 where the member may transfer to an upline. */
  toUpline: number;
}

const TOP_AGENT = 2;

const RULES: Readonly<Record<string, (situation: MenuSituation) => boolean>> = {
  // Without wallets of their own there is nothing to move between.
  transferFund: ({ isOn }) => !isOn('singleWallet'),
  // Who plays on credit neither pays in nor is paid out.
  depositv2: ({ isOn }) => isOn('DEPOSIT3') && !isOn('creditMode'),
  withdraw: ({ isOn }) => isOn('WITHDRAW3') && !isOn('creditMode'),
  transferUpline: ({ isOn, type, toUpline }) =>
    isOn('TRANSFERUPLINE3') && toUpline === 1 && type !== TOP_AGENT,
  manualRebate: ({ isOn }) => isOn('MANPLAYREB3') || isOn('manualRebate'),
  bonusDetails: ({ isOn }) => isOn('BONUSDETAILS3'),
  rewardCenter: ({ isOn }) => isOn('REWARDCENTER3'),
  messageV2: ({ isOn }) => isOn('MESSAGE3'),
};

/** A page without a rule is everybody's. */
export const pageShows = (page: string, situation: MenuSituation): boolean =>
  RULES[page]?.(situation) ?? true;
