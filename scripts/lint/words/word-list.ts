/**
 * Words that docs/style.md replaces. An identifier is split at capitals, dashes and underscores before it is compared;
 * comments, test titles and messages are compared word by word, without regard to case.
 */
export const identifierWords: Record<string, string> = {
  attended: 'withChecks',
  barred: 'excluded',
  blows: 'crashPoints',
  bury: 'moveToDeadLetter',
  deaf: 'unresponsive',
  decider: 'actor',
  doomed: 'killable',
  foretold: 'cacheBeforeCommit',
  hindered: 'restricted',
  hindrance: 'restriction',
  hindrances: 'restrictions',
  mortal: 'killable',
  nobody: 'name the component',
  obstacle: 'UserError',
  purse: 'wallet',
  somebody: 'name the component',
  tell: 'publish, report, log, return',
  tells: 'publishes, reports, logs, returns',
  told: 'published, reported, known',
  unhurried: 'lowPriority',
  whoever: 'name the component',
  wish: 'request',
  wished: 'requested',
};

export const proseWords: Record<string, string> = {
  anew: 'again',
  beside: 'next to, with',
  'for ever': 'permanently',
  'goes on': 'continues',
  'is to be': 'must, will',
  meanwhile: 'at the same time',
  nobody: 'name the component',
  'no one': 'name the component',
  somebody: 'name the component',
  tell: 'publish, report, log, distinguish',
  tells: 'publishes, reports, logs, distinguishes',
  told: 'published, reported, known',
  whoever: 'name the component',
  'a word': 'name the message',
};
