import { deepStrictEqual as same, strictEqual as equal } from 'node:assert/strict';
import { runCase, type CaseResult, type ConformanceCase } from './conformance-case.ts';
import { OperatorConnection, type Answer, type OperatorSettings } from './operator-connection.ts';
import { operatorMessageCases } from './operator-message.cases.ts';
import { balanceOf, type Table } from './operator-messages.ts';
import { operatorSignatureCases } from './operator-signature.cases.ts';
import { playCases } from './play.cases.ts';

/** The cases that run in one open session, in their order. */
export const operatorCases: readonly ConformanceCase<Table>[] = [
  ...playCases,
  ...operatorMessageCases,
  ...operatorSignatureCases,
];

/** Plays a provider against an operator: opens a session by a ticket, then runs every case in it. What is staked is not given back. */
export async function runOperatorConformance(settings: OperatorSettings): Promise<CaseResult[]> {
  const connection = new OperatorConnection(settings);
  const ticket = await settings.ticket();
  let session: Answer | undefined;
  const opening: ConformanceCase<undefined>[] = [
    {
      id: 'SES-01',
      name: 'a ticket opens a session',
      run: async () => {
        session = await connection.call('session', { ticket });
        equal(session.status, 'OK', session.text);
      },
    },
    {
      id: 'SES-02',
      name: 'a ticket opens no second session',
      run: async () => {
        const { httpStatus, status, code } = await connection.call('session', { ticket });
        same([httpStatus, status, code], [200, 'REFUSED', 'TICKET_USED']);
      },
    },
  ];
  const results: CaseResult[] = [];
  for (const one of opening) results.push(await runCase(one, () => undefined));
  if (session?.status !== 'OK') return results;
  const player = { sessionId: session.sessionId!, playerRef: session.playerRef! };
  const gameId = session.gameId!;
  const balanceNow = () => balanceOf({ connection, player });
  for (const one of operatorCases)
    results.push(
      await runCase(one, async () => ({
        connection,
        player,
        gameId,
        balanceNow,
        balance: await balanceNow(),
      })),
    );
  return results;
}
