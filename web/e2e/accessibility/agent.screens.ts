import { BENEATH, dialog, type Screen } from './screen.ts';

const INVITATION = '/wps/v2/agent/invitation';
const at = `${BENEATH}?m=agent&p=registerCenter`;

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
];
