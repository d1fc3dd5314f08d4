import { deepStrictEqual as same, ok, strictEqual as equal } from 'node:assert/strict';
import { runCase, type CaseResult, type ConformanceCase } from './conformance-case.ts';
import { OperatorConnection, type Answer, type OperatorSettings } from './operator-connection.ts';
import { operatorMessageCases } from './operator-message.cases.ts';
import { balanceOf, type Table } from './operator-messages.ts';
import { operatorSignatureCases } from './operator-signature.cases.ts';
import { playCases } from './play.cases.ts';
import { settlementCases } from './settlement.cases.ts';
import { bookCases, lobbyCases, sharedRoundCases } from './shared-round.cases.ts';

/** The cases that run in one open session, in their order. */
export const operatorCases: readonly ConformanceCase<Table>[] = [
  ...playCases,
  ...settlementCases,
  ...operatorMessageCases,
  ...operatorSignatureCases,
];

/**
 * Plays a provider against an operator: opens a session by a ticket, then runs every case in it. What is staked is not given back.
 * Shared rounds, lobbies and books are checked where the settings name a second player, a lobby, and a session of the other book.
 */
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
  const player = playerOf(session);
  const { ticketOfAnother, ticketOfOtherBook, lobby } = settings;
  const seats = {
    player,
    gameId: session.gameId!,
    ...(ticketOfAnother && { another: await openSession(connection, ticketOfAnother) }),
    ...(ticketOfOtherBook && { otherBook: await openSession(connection, ticketOfOtherBook) }),
    ...(lobby && { lobby: { player: await openSession(connection, lobby.ticket), gameIds: lobby.gameIds } }),
  };
  const cases = [
    ...operatorCases,
    ...(ticketOfAnother ? sharedRoundCases : []),
    ...(lobby ? lobbyCases : []),
    ...(ticketOfOtherBook ? bookCases : []),
  ];
  const balanceNow = () => balanceOf({ connection, player });
  const { only } = settings;
  for (const one of cases.filter(({ id }) => only?.includes(id) ?? true))
    results.push(
      await runCase(one, async () => ({ connection, ...seats, balanceNow, balance: await balanceNow() })),
    );
  return results;
}

async function openSession(connection: OperatorConnection, ticket: () => Promise<string>) {
  return playerOf(await connection.call('session', { ticket: await ticket() }));
}

function playerOf({ sessionId, playerRef, text }: Answer) {
  ok(sessionId !== undefined && playerRef !== undefined, text);
  return { sessionId, playerRef };
}
