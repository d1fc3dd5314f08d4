import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '~/lib/api/types';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import approvals from '../../approvals/locales/en.json';
import texts from '../locales/en.json';
import { OddsPage } from '../odds-page';

type Odds = Schema<'Lottery.OddsResponse'>;

const band = { lowest: '80.0000', highest: '100.0000' };
const tail: Odds = {
  ...{ kind: 'ODDS', prizeMode: 'Lott', playCode: 'MB', playId: 'DE_DB', terms: { WIN: '98.000' } },
  ...{ version: 2, isBySeries: false, returns: { lowest: '98.0000', highest: '98.0000' }, band },
  coming: [{ terms: { WIN: '97.000' }, validFrom: '2026-12-01T00:00:00.000Z' }],
};
const elsewhere: Odds = { ...tail, prizeMode: 'Elott', terms: { WIN: '95.000' }, coming: [] };
const every: Odds = {
  ...{ kind: 'BAND', prizeMode: '*', playCode: '*', playId: '*', terms: band, version: 1 },
  ...{ isBySeries: false, returns: null, band: null, coming: [] },
};
const straight: Odds = {
  ...{ kind: 'ODDS', prizeMode: 'Elott', playCode: 'SSC', playId: 'STRAIGHT5', terms: { WIN: '90000.000' } },
  ...{ version: 0, isBySeries: true, returns: { lowest: '97.8000', highest: '97.8000' }, band, coming: [] },
};
const series: Odds = {
  ...{ kind: 'SERIES', prizeMode: 'Elott', playCode: 'SSC', playId: '*', version: 1 },
  terms: { min: '1700', default: '1800', maxBet: '1950', max: '1956' },
  ...{ isBySeries: false, returns: null, band: null, coming: [] },
};
const change: Schema<'Lottery.OddsChangeResponse'> = {
  ...{ kind: 'ODDS', prizeMode: 'Lott', playCode: 'MB', playId: 'DE_DB', version: 2 },
  ...{ before: { WIN: '98.000' }, terms: { WIN: '97.000' }, validFrom: '2026-12-01T00:00:00.000Z' },
  ...{ reason: 'a new season', changedBy: 'op-1', approvedBy: 'op-2' },
  changedAt: '2026-11-22T08:11:00.120Z',
};
const proposal: Schema<'Lottery.ApprovalResponse'> = {
  ...{ id: 'a', kind: 'LOTTERY_ODDS', subject: 'ODDS:Lott:MB:DAU', memberId: null, amount: null },
  before: { play: 'Lott MB DAU', odds: 'WIN 9.800', returns: '98.0000–98.0000 %', version: '1' },
  after: { play: 'Lott MB DAU', odds: 'WIN 9.700', returns: '97.0000–97.0000 %', validFrom: 'AT_ONCE' },
  ...{ reason: 'the season is over', status: 'PROPOSED', proposedBy: 'op-2' },
  ...{ proposedAt: '2026-11-23T09:12:00.000Z', expiresAt: '2026-11-30T09:12:00.000Z' },
  ...{ decidedBy: null, decidedAt: null, note: null, result: null },
};

beforeEach(async () => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  i18next.addResourceBundle('en', 'console', shell);
  i18next.addResourceBundle('en', 'console-lottery', texts);
  i18next.addResourceBundle('en', 'console-approvals', approvals);
  await i18next.changeLanguage('en');
});

function show(list: readonly Odds[] = [tail, elsewhere, every], address = '/') {
  const page = { pageNum: 1, totalPages: 1, totalCount: 1 };
  server.use(
    gateway.get('/wps/v2/ops/lottery/odds', () => ok({ list: [...list], changes: [change] })),
    gateway.get('/wps/v2/ops/lottery/games', () => ok([])),
    gateway.get('/wps/v2/ops/approvals/lottery', () => ok({ ...page, list: [proposal] })),
    gateway.get('/wps/v2/ops/operators/names', () =>
      ok([
        { id: 'op-1', username: 'lan' },
        { id: 'op-2', username: 'minh' },
      ]),
    ),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter initialEntries={[address]}>
        <OddsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** What the page proposes; the first `refusals` of it are refused. */
function sentProposals(refusals = 0): { body: unknown; key: string | null }[] {
  const sent: { body: unknown; key: string | null }[] = [];
  server.use(
    gateway.put('/wps/v2/ops/lottery/odds', async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
      return sent.length <= refusals
        ? refused(422, 'LOTTERY_RETURN_OUTSIDE_BAND', undefined, 'Outside its band.')
        : ok({ id: 'a', status: 'PROPOSED' as const });
    }),
  );
  return sent;
}

const rowOf = async (code: string) => (await screen.findByText(code, { selector: 'td span' })).closest('tr')!;
const open = async (name: RegExp, code: string) => {
  await userEvent.click(within(await rowOf(code)).getByRole('button', { name }));
  return within(screen.getByRole('dialog', { hidden: true }));
};
const type = async (input: HTMLElement, value: string) => {
  await userEvent.clear(input);
  await userEvent.type(input, value);
};

describe('odds of the lottery', () => {
  it('shows what each play pays and returns, its band, what is to come, who changed it and what waits', async () => {
    show();
    const row = (await rowOf('MB.DE_DB')).textContent;
    for (const shown of ['98', '98 %', '80–100 %', '97 from']) expect(row).toContain(shown);
    expect(screen.getByText('a new season')).toBeTruthy();
    expect(await screen.findByText(/lan, minh/)).toBeTruthy();
    const pending = await screen.findByRole('region', { name: approvals.pending });
    expect(pending.textContent).toContain('Lott MB DAU');
    expect(pending.textContent).toContain('Odds WIN 9.800 → WIN 9.700');
    expect(pending.textContent).toContain('right after the approval');
  });

  it('shows the odds of another book', async () => {
    show([tail, elsewhere, every], '/?mode=Elott');
    expect((await rowOf('MB.DE_DB')).textContent).toContain('95');
    expect((await rowOf('MB.DE_DB')).textContent).not.toContain('97 from');
  });

  it('says what new odds return before they are proposed, and corrects refused ones under a key of its own', async () => {
    const sent = sentProposals(1);
    show();
    const dialog = await open(/Change odds/, 'MB.DE_DB');
    const odds = dialog.getByLabelText('Pays, WIN');
    expect(odds).toHaveProperty('value', '98');
    await type(odds, '100.001');
    expect(dialog.getByText('Returns 100.001 %')).toBeTruthy();
    expect(dialog.getByText(/Outside the band of 80–100 %/)).toBeTruthy();
    const reason = dialog.getByLabelText(shell.list.reason);
    await userEvent.type(reason, 'new season{Enter}');
    expect(await dialog.findByText('Outside its band.')).toBeTruthy();
    await type(odds, '97.5');
    expect(dialog.getByText('Returns 97.5 %')).toBeTruthy();
    expect(dialog.getByText(/Within the band/)).toBeTruthy();
    await userEvent.type(reason, '{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    const body = { kind: 'ODDS', prizeMode: 'Lott', playCode: 'MB', playId: 'DE_DB', version: 2 };
    expect(sent.map((one) => one.body)).toEqual([
      { ...body, terms: { WIN: '100.001' }, reason: 'new season' },
      { ...body, terms: { WIN: '97.5' }, reason: 'new season' },
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('sends the instant from which they hold, in the time of the brand', async () => {
    const sent = sentProposals();
    show();
    const dialog = await open(/Change odds/, 'MB.DE_DB');
    fireEvent.change(dialog.getByLabelText(texts.odds.validFrom), { target: { value: '2099-01-02T07:00' } });
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'new year{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toMatchObject({ validFrom: expect.stringMatching(/^2099-01-02T00:00/) });
  });

  it('proposes a band of one play, starting from that of every play', async () => {
    const sent = sentProposals();
    show();
    const dialog = await open(/Change band/, 'MB.DE_DB');
    expect(dialog.getByLabelText(texts.odds.bound.lowest)).toHaveProperty('value', '80');
    await type(dialog.getByLabelText(texts.odds.bound.highest), '98.5');
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'less risk{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({
      ...{ kind: 'BAND', prizeMode: '*', playCode: 'MB', playId: 'DE_DB', version: 0 },
      ...{ terms: { lowest: '80', highest: '98.5' }, reason: 'less risk' },
    });
  });

  it('changes the series of plays whose odds follow from it, and no odds of theirs', async () => {
    const sent = sentProposals();
    show([series, straight, every]);
    expect(within(await rowOf('SSC.STRAIGHT5')).queryByRole('button', { name: /Change odds/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change series: SSC' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await type(dialog.getByLabelText(texts.odds.bound.max), '1960');
    expect(dialog.getByText('Returns 98 %')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'new season{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toMatchObject({
      ...{ kind: 'SERIES', prizeMode: 'Elott', playCode: 'SSC', playId: '*', version: 1 },
      terms: { min: '1700', default: '1800', maxBet: '1950', max: '1960' },
    });
  });

  it('says that a game has no plays', async () => {
    show([every]);
    expect(await screen.findByText(texts.noPlays)).toBeTruthy();
  });

  it('says what failed where the odds did not load', async () => {
    show();
    server.use(gateway.get('/wps/v2/ops/lottery/odds', () => refused(403, 'FORBIDDEN', undefined, 'No.')));
    expect((await screen.findByRole('alert')).textContent).toContain('No.');
  });
});
