import { runOperatorConformance } from '../conformance/operator.cases.ts';
import { casesOfPlay } from './defects.ts';
import { ReferenceOperator } from './reference-operator.ts';

const keys = { k1: 'a-secret-of-the-reference' };
const games = ['seng-one', 'seng-two'].map((gameId) => ({ gameId }));

/** The ids of the cases that fail against a reference without one defence. */
async function failures(lacking?: string): Promise<{ failed: string[]; run: string[] }> {
  const operator = new ReferenceOperator({
    ...{ vassalage: 'SENG', keys, games },
    ...(lacking !== undefined && { lacking }),
  });
  for (const playerRef of ['anna', 'binh']) operator.fund(playerRef, 'REAL', 1_000_000n);
  operator.fund('anna', 'PLAY', 1_000_000n);
  const ticket = (playerRef: string, book: 'REAL' | 'PLAY', isLobby = false) =>
    Promise.resolve(operator.issueTicket({ playerRef, book, gameId: 'seng-one', isLobby }));
  const results = await runOperatorConformance({
    ...{ url: 'http://reference', vassalage: 'SENG', keyId: 'k1', secret: keys.k1, fetch: operator.fetch },
    ticket: () => ticket('anna', 'REAL'),
    ticketOfAnother: () => ticket('binh', 'REAL'),
    ticketOfOtherBook: () => ticket('anna', 'PLAY'),
    lobby: { ticket: () => ticket('anna', 'REAL', true), gameIds: ['seng-one', 'seng-two'] },
    ...(lacking !== undefined && { only: casesOfPlay }),
  });
  const failed = results.filter(({ failure }) => failure !== undefined);
  return { failed: failed.map(({ id }) => id), run: results.map(({ id }) => id) };
}

describe('the reference operator', () => {
  it('keeps every promise of the kit', async () => {
    const { failed, run } = await failures();
    expect(failed).toEqual([]);
    expect(casesOfPlay.filter((id) => !run.includes(id))).toEqual([]);
    expect(casesOfPlay.length).toBeGreaterThanOrEqual(60);
  });

  it.each(casesOfPlay)('without the defence of %s fails that case alone', async (id) => {
    expect((await failures(id)).failed).toEqual([id]);
  });

  it('is reached over HTTP as well', async () => {
    const operator = new ReferenceOperator({ vassalage: 'SENG', keys, games });
    operator.fund('anna', 'REAL', 1_000_000n);
    const url = await operator.listen();
    const results = await runOperatorConformance({
      ...{ url, vassalage: 'SENG', keyId: 'k1', secret: keys.k1 },
      ticket: () =>
        Promise.resolve(
          operator.issueTicket({ playerRef: 'anna', book: 'REAL', gameId: 'seng-one', isLobby: false }),
        ),
    });
    await operator.close();
    expect(results.filter(({ failure }) => failure !== undefined)).toEqual([]);
  });
});
