import { BENEATH, dialog, type Screen } from './screen.ts';

const INVITATION = '/wps/v2/agent/invitation';
const at = `${BENEATH}?m=agent&p=registerCenter`;

const SUMMARY = '/wps/v2/agent/contracts/summary';
const summary = {
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
  ...pages.map((page): Screen => ({
    ...{ name: `the agent’s page ${page}`, by: 'agent', path: `${BENEATH}?m=agent&p=${page}` },
    ...{ answers: { [SUMMARY]: { value: summary } } },
    landmark: (sight) => dialog(sight).getByRole('heading', { name: sight.texts.agent.page[page] }).first(),
  })),
];
