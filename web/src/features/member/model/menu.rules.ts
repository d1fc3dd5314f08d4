import type { PageSituation } from '~/ui/define-page';

const TOP_AGENT = 2;

const RULES: Readonly<Record<string, (situation: PageSituation) => boolean>> = {
  // Without wallets of their own there is nothing to move between.
  transferFund: ({ isOn }) => !isOn('singleWallet'),
  // Who plays on credit neither pays in nor is paid out.
  depositv2: ({ isOn }) => isOn('DEPOSIT3') && !isOn('creditMode'),
  withdraw: ({ isOn }) => isOn('WITHDRAW3') && !isOn('creditMode'),
  transferUpline: ({ isOn, type, toUpline }) =>
    isOn('TRANSFERUPLINE3') && toUpline === 1 && type !== TOP_AGENT,
  manualRebate: ({ isOn }) => isOn('MANPLAYREB3') || isOn('manualRebate'),
  bonusDetails: ({ isOn }) => isOn('BONUSDETAILS3'),
  redRain: ({ isOn }) => isOn('REDRAIN3'),
  rewardCenter: ({ isOn }) => isOn('REWARDCENTER3'),
  messageV2: ({ isOn }) => isOn('MESSAGE3'),
};

/** A page without a rule is everybody's. */
export const pageShows = (page: string, situation: PageSituation): boolean =>
  RULES[page]?.(situation) ?? true;

/** The rule of specification 6 for a page's definition. */
export const memberRule =
  (page: string) =>
  (situation: PageSituation): boolean =>
    pageShows(page, situation);
