import { accountStatuses, limitKinds, limitPeriods } from './limit.types.js';

it('limits and states are known to the database by these words', () => {
  expect([limitKinds, limitPeriods, accountStatuses]).toEqual([
    ['DEPOSIT', 'LOSS', 'WAGER'],
    ['day', 'week', 'month'],
    ['OPEN', 'LOCKED', 'STOPPED'],
  ]);
});
