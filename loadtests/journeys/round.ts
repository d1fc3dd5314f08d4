import exec from 'k6/execution';
import { right, staked, won } from '../lib/checks.ts';
import { callSite } from '../lib/http.ts';
import { minorUnits } from '../lib/money.ts';
import { openGame, type OpenGame } from '../lib/game.ts';
import type { Run } from '../lib/run.ts';

interface Spin {
  stake: string;
  totalWin: string;
  /** An accepted spin is settled soon after its answer. */
  state: string;
}

/** A virtual user keeps its game open from one round to the next. */
let open: OpenGame | undefined;

/** A round of a slot with real money: the bet, its result, and the settlement. */
export function round({ moneyPlayers, gameIds }: Run): void {
  const { idInTest, iterationInInstance } = exec.vu;
  open ??= openGame(moneyPlayers[idInTest % moneyPlayers.length]!, gameIds[0]!);
  if (!open) return;
  const stake = open.stakes[0]!;
  const answer = callSite<Spin>(open.origin, 'POST', '/play/spin', {
    token: open.token,
    body: { stake, clientSpinId: `${exec.scenario.startTime}-${idInTest}-${iterationInInstance}` },
    name: 'spin',
  });
  const played = right(answer, {
    'spin is accepted': answer.success && ['ACCEPTED', 'CLOSED'].includes(answer.value.state),
    'spin took its stake': answer.value?.stake === stake,
  });
  if (!played) return;
  staked.add(minorUnits(answer.value.stake));
  won.add(minorUnits(answer.value.totalWin));
}
