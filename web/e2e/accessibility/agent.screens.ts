import { BENEATH, dialog, type Screen } from './screen.ts';

const INVITATION = '/wps/v2/agent/invitation';
const at = `${BENEATH}?m=agent&p=registerCenter`;

const CONSOLIDATED = '/wps/member/info/funds/consolidated';
const consolidated = {
  agent: 1,
  funds: {
    ...{ sumBalance: '1250000.00', held: '0.00', available: '1250000.00' },
    ...{ bonus: '0.00', owed: '0.00' },
    ...{ withdrawable: '0.00', turnoverLeft: '0.00', currency: 'VND' },
  },
  types: ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'],
  ...{ dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
};
const pages = [
  'announcement',
  'agentTeamOverview',
  'downlineManagement',
  'teamBetting',
  'userProfitLoss',
  'myIncome',
  'downlineTransactions',
  'dividendRecord',
  'dailyWages',
  'hourlySalary',
  'realTimeSalary',
] as const;

/** The agent centre. */
export const agentScreens: readonly Screen[] = [
  {
    name: 'an agent’s code, link and team',
    by: 'agent',
    path: at,
    landmark: (sight) => dialog(sight).getByRole('img', { name: sight.texts.agent.invite.qr }),
  },
  {
    name: 'an agent without a code',
    by: 'agent',
    path: at,
    answers: { [INVITATION]: { value: { code: null, direct: 0, team: 0 } } },
    landmark: (sight) => dialog(sight).getByText(sight.texts.agent.none.title),
  },
  {
    name: 'an agent’s code, failed',
    by: 'agent',
    path: at,
    answers: { [INVITATION]: 'failed' },
    landmark: (sight) => dialog(sight).getByRole('alert').first(),
  },
  ...(['dailySalary'] as const).map((page): Screen => ({
    ...{ name: `the member’s page ${page}`, by: 'agent', path: `${BENEATH}?m=member&p=${page}` },
    answers: {
      [CONSOLIDATED]: { value: consolidated },
      '/wps/member/info': {
        value: {
          ...{ id: '0190f2d0-7f3a-7000-8000-000000000001', account: 'dai_ly', nickname: null, type: 1 },
          ...{ toUpline: 1, clubLabel: { labelName: 'VIP 1', rankLevel: 1 }, memberLabel: [] },
          ...{ createdAt: '2026-11-01T03:00:00.000Z', lastLogin: null },
        },
      },
    },
    landmark: (sight) => dialog(sight).getByRole('heading', { name: sight.texts.member.page[page] }).first(),
  })),
  // A top agent has no upline, so the page belongs to a member who came by a link.
  {
    ...{ name: 'the member’s page transferUpline', by: 'newcomer' },
    path: `${BENEATH}?m=member&p=transferUpline`,
    answers: { '/wps/member/info': (value: object) => ({ ...value, toUpline: 1 }) },
    landmark: (sight) =>
      dialog(sight).getByRole('heading', { name: sight.texts.member.page.transferUpline }).first(),
  },
  ...pages.map((page): Screen => ({
    ...{ name: `the agent’s page ${page}`, by: 'agent', path: `${BENEATH}?m=agent&p=${page}` },
    ...{ answers: { [CONSOLIDATED]: { value: consolidated } } },
    landmark: (sight) => dialog(sight).getByRole('heading', { name: sight.texts.agent.page[page] }).first(),
  })),
];
