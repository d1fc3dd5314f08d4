import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '~/testing/msw/server';
import { renderAt, testClient } from '~/testing/render';
import { drawQueries, type DrawDetail } from '../api/lottery.api';
import { DrawDialog } from '../components/draw-dialog';
import texts from '../locales/vi.json';
import { chainFrom, name, published } from './published-draw';

/** The dialog over a draw and its chain, which it has read; every further request fails. */
async function openOffline(detail: DrawDetail, held: string): Promise<void> {
  server.use(http.all('*', () => HttpResponse.error()));
  const client = testClient();
  const { queryKey } = drawQueries.detail(name.gameCode, name.numero);
  client.setQueryData(queryKey, detail);
  const chain = drawQueries.chain(name.gameCode, detail.proof!.position);
  client.setQueryData(chain.queryKey, chainFrom(detail));
  const ticket = { id: 't-1', numero: name.numero, commitment: held };
  client.setQueryData(['draws', 'today'], { list: [{ gameId: name.gameCode, tickets: [ticket] }] });
  client.setQueryDefaults(['draws'], { staleTime: Number.POSITIVE_INFINITY });
  await renderAt(<DrawDialog gameId={name.gameCode} numero={name.numero} onClose={() => undefined} />, {
    client,
    namespaces: ['lottery'],
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.verify }));
}

const rows = () =>
  within(screen.getByRole('list', { name: texts.verify }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

it('REG-G16 a draw on the screen is verified with the server stopped, check by check', async () => {
  const detail = published();
  await openOffline(detail, detail.proof!.commitment);
  await screen.findByText(texts.verified);
  expect(rows()).toEqual(Object.values(texts.check).map((check) => `${check}${texts.holds}`));
});

it('says which checks do not hold: here the round and the ticket', async () => {
  await openOffline(published({ shift: 1 }), '09'.repeat(32));
  await screen.findByText(texts.differs);
  const failing = [texts.check.round, texts.check.beacon, texts.check.result, texts.check.ticket];
  expect(rows().filter((row) => row.endsWith(texts.fails))).toEqual(
    failing.map((check) => `${check}${texts.fails}`),
  );
});
