import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { RequestHandler } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import { useOperatorSession } from '../../../session/session.store';
import type { Closing, Finding, TrialBalance, Verification } from '../ledger.api';
import { LedgerPage } from '../ledger-page';
import texts from '../locales/en.json';
import { StoppedAccount } from '../stopped-account';

const ofBook: Finding = {
  ...{ id: 'f-1', foundAt: '2026-11-26T02:00:00.000Z', fault: 'SUBACCOUNTS', book: 'REAL', memberId: null },
  ...{ account: 2100, postingId: null, expected: '500000', found: '480000', stopped: false },
  ...{ closedAt: null, closedBy: null, reason: null },
};
const ofMember: Finding = {
  ...ofBook,
  ...{ id: 'f-2', fault: 'STORED_BALANCE', memberId: 'm-1', account: null, stopped: true },
  ...{ expected: '1250000 at 7', found: '1350000 at 7' },
};

const account = (number: number, en: string, debits: string, credits: string) => ({
  ...{ number, code: `code:${number}`, name: { vi: en, en }, nature: 'ASSET' as const, debits, credits },
  ...{ balance: debits, checkpoint: { debits, credits: '0.00' }, tail: { debits: '0.00', credits: '0.00' } },
});
const balance = (more: Partial<TrialBalance> = {}): TrialBalance => ({
  ...{ book: 'REAL', currency: 'VND', at: '2026-11-26T02:00:00.000Z', checkpoint: 4, checkpointAt: null },
  accounts: [account(1110, 'Bank', '900.00', '0.00'), account(2100, 'At vendors', '0.00', '900.00')],
  totals: { debits: '900.00', credits: '900.00' },
  difference: '0.00',
  members: { ledger: '900.00', accounts: '900.00', difference: '0.00' },
  ...more,
});
const closing: Closing = {
  ...{ day: '2026-11-25', takenAt: '2026-11-25T17:05:00.000Z' },
  books: [{ book: 'REAL', debits: '900.00', credits: '900.00', difference: '0.00' }],
  channels: [
    {
      ...{ channel: 'BANK', arrived: '900.00', refused: '0.00', paid: '0.00', returned: '0.00' },
      ...{ ledger: '880.00', difference: '-20.00' },
    },
  ],
};
const head = { block: 250, throughId: 'p-9', hash: 'ab'.repeat(32) };

const page = (list: Finding[]) => ok({ list, pageNum: 1, totalPages: 1, totalCount: list.length });

function open(list: Finding[] = [], at = '/ledger', ...first: RequestHandler[]) {
  const sent: { path: string; body: unknown }[] = [];
  const record = async (path: string, request: Request) =>
    void sent.push({ path, body: await request.json() });
  server.use(
    ...first,
    gateway.get('/wps/v2/ops/ledger/findings', () => page(list)),
    gateway.get('/wps/v2/ops/ledger/trial-balance', () => ok(balance())),
    gateway.post('/wps/v2/ops/ledger/findings/{id}/closure', async ({ request, params }) => {
      await record(`closure ${String(params['id'])}`, request);
      return ok({ id: 'f-1' });
    }),
    gateway.post('/wps/v2/ops/ledger/accounts/{memberId}/release', async ({ request, params }) => {
      await record(`release ${String(params['memberId'])}`, request);
      return ok({ releaseId: 'r-1', status: 'OPEN' as const, fromSuspense: '20.00', findingsClosed: 1 });
    }),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter initialEntries={[at]}>
        <LedgerPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

async function confirm(reason: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await userEvent.type(dialog.getByLabelText(shell.list.reason), reason);
  await userEvent.click(dialog.getByRole('button', { name: /Confirm/, hidden: true }));
}

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  i18next.addResourceBundle('en', 'console', shell);
  i18next.addResourceBundle('en', 'console-ledger', texts);
  await i18next.changeLanguage('en');
  useOperatorSession.setState({
    session: { token: 't', operatorId: 'o-1', username: 'an', roles: ['ledger'], lastLoginAt: null },
  });
});

describe('findings of the auditor', () => {
  it('say in words what they mean, with the figures as money', async () => {
    open([ofBook]);
    expect(await screen.findByText(texts.meaning.SUBACCOUNTS)).toBeTruthy();
    expect(screen.getByText('5,000.00')).toBeTruthy();
    expect(screen.getByText('4,800.00')).toBeTruthy();
    expect((await screen.findByRole('link', { name: '2100 · At vendors' })).getAttribute('href')).toContain(
      'account=2100',
    );
  });

  it('that stop no account are closed by the keyboard, with a reason', async () => {
    const sent = open([ofBook]);
    await screen.findByText(texts.meaning.SUBACCOUNTS);
    await userEvent.keyboard('c');
    await confirm('row restored');
    await expect.poll(() => sent).toEqual([{ path: 'closure f-1', body: { reason: 'row restored' } }]);
  });

  it('of an account are closed by its release', async () => {
    const sent = open([ofMember]);
    expect(await screen.findByText('12,500.00 after posting 7')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Close the finding/ })).toBeNull();
    await userEvent.keyboard('r');
    await confirm('balance set right');
    await expect
      .poll(() => sent)
      .toEqual([{ path: 'release m-1', body: { book: 'REAL', reason: 'balance set right' } }]);
  });

  it('stay open where the balance is still wrong, and the refusal says so', async () => {
    open(
      [ofMember],
      '/ledger',
      gateway.post('/wps/v2/ops/ledger/accounts/{memberId}/release', () =>
        refused(409, 'ACCOUNT_STILL_BROKEN', undefined, 'The stored balance is still not right.'),
      ),
    );
    await screen.findByText(texts.meaning.STORED_BALANCE);
    await userEvent.keyboard('r');
    await confirm('try');
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('still not right');
  });

  it('that are closed show by whom and why, and offer nothing', async () => {
    open([{ ...ofBook, closedAt: '2026-11-26T03:00:00.000Z', closedBy: 'o-9', reason: 'row restored' }]);
    expect(await screen.findByText('row restored')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Close the finding/ })).toBeNull();
  });

  it('say that there are none, and that the list did not load', async () => {
    open([]);
    expect(await screen.findByText(texts.empty.open)).toBeTruthy();
    server.use(gateway.get('/wps/v2/ops/ledger/findings', () => refused(503, 'SERVICE_UNAVAILABLE')));
    await userEvent.selectOptions(screen.getByLabelText(texts.state), 'closed');
    expect((await screen.findByRole('alert')).textContent).toContain(shell.list.error);
  });
});

describe('the sheet of a member', () => {
  const show = (list: Finding[], totalCount = list.length) => {
    server.use(
      gateway.get('/wps/v2/ops/ledger/findings', () => ok({ list, pageNum: 1, totalPages: 1, totalCount })),
    );
    render(
      <QueryClientProvider client={testClient()}>
        <MemoryRouter>
          <StoppedAccount memberId="m-1" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  };

  it('says why the account is stopped and offers its release', async () => {
    show([ofBook, ofMember]);
    expect(await screen.findByText(texts.stopped.title)).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: texts.action.release }));
    expect(await screen.findByText(texts.effect.release)).toBeTruthy();
  });

  it('points to the ledger where not all findings are listed', async () => {
    show([ofBook], 300);
    expect(await screen.findByText(texts.stopped.more)).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.stopped.all })).toBeTruthy();
  });
});

describe('the trial balance', () => {
  it('balances, and the details are those of the account in the address', async () => {
    open([], '/ledger?view=balance&account=2100');
    expect(await screen.findByText(texts.balances)).toBeTruthy();
    expect(screen.getByText(texts.membersAgree)).toBeTruthy();
    expect(screen.getByRole('heading', { name: '2100 · At vendors' })).toBeTruthy();
  });

  it('says by how much the books and the members differ', async () => {
    open(
      [],
      '/ledger?view=balance',
      gateway.get('/wps/v2/ops/ledger/trial-balance', () =>
        ok(
          balance({
            difference: '-15.00',
            members: { ledger: '900.00', accounts: '890.00', difference: '10.00' },
          }),
        ),
      ),
    );
    expect(await screen.findByText('The books differ by −15.00 VND')).toBeTruthy();
    expect(screen.getByText("The members' accounts differ by 10.00 VND")).toBeTruthy();
  });
});

describe('closings and months', () => {
  it('show the day on which a channel began to differ', async () => {
    open(
      [],
      '/ledger?view=closings',
      gateway.get('/wps/v2/ops/ledger/closings', () => ok([closing])),
    );
    expect(await screen.findByText('1 channel differs')).toBeTruthy();
    const channels = within(screen.getByRole('region', { name: texts.channels }));
    expect(channels.getByRole('row', { name: /Bank/ }).textContent).toContain('−20.00');
  });

  it('show where each month is and what it waits for', async () => {
    open(
      [],
      '/ledger?view=months',
      gateway.get('/wps/v2/ops/ledger/months', () =>
        ok([
          { month: '2026-11-01', place: 'ledger' as const, blockReason: 'TOO_YOUNG' as const },
          { month: '2026-08-01', place: 'ledger' as const, blockReason: null },
          { month: '2026-06-01', place: 'archive' as const, blockReason: null },
        ]),
      ),
    );
    expect(await screen.findByText('November 2026')).toBeTruthy();
    expect(screen.getByText(texts.blocked.TOO_YOUNG)).toBeTruthy();
    expect(screen.getByText(texts.canBeArchived)).toBeTruthy();
    expect(screen.getByText(texts.archived)).toBeTruthy();
  });
});

describe('the seal', () => {
  function sealed(answer: (from: number) => Partial<Verification>) {
    const asked: number[] = [];
    open(
      [],
      '/ledger?view=seal',
      gateway.get('/wps/v2/ops/ledger/seal', () => ok(head)),
      gateway.post('/wps/v2/ops/ledger/seal/verification', async ({ request }) => {
        const { fromBlock } = (await request.json()) as { fromBlock: number };
        asked.push(fromBlock);
        const throughBlock = Math.min(fromBlock + 99, head.block);
        const next = throughBlock < head.block ? throughBlock + 1 : null;
        return ok({ fromBlock, throughBlock, postings: 10, bad: null, head, next, ...answer(fromBlock) });
      }),
    );
    return asked;
  }

  it('is verified block after block to its end', async () => {
    const asked = sealed(() => ({}));
    await userEvent.click(await screen.findByRole('button', { name: texts.checkAll }));
    expect(await screen.findByText('Blocks 1 to 250 are sound: 30 postings, none was changed')).toBeTruthy();
    expect(asked).toEqual([1, 101, 201]);
  });

  it('is verified from the last blocks unless another one is given', async () => {
    const asked = sealed(() => ({}));
    await userEvent.click(await screen.findByRole('button', { name: texts.checkRun }));
    expect(await screen.findByText(/Blocks 151 to 250 are sound/)).toBeTruthy();
    expect(asked).toEqual([151]);
  });

  it('names the first damage and the posting', async () => {
    const bad = { block: 117, damage: 'CHANGED' as const, postingId: 'p-5' };
    const asked = sealed((from) => (from > 100 ? { bad, next: null } : {}));
    await userEvent.click(await screen.findByRole('button', { name: texts.checkAll }));
    expect(await screen.findByText(/A posting in block 117 was changed/)).toBeTruthy();
    expect(screen.getByText('p-5')).toBeTruthy();
    expect(asked).toEqual([1, 101]);
  });

  it('says that no block is sealed yet', async () => {
    open(
      [],
      '/ledger?view=seal',
      gateway.get('/wps/v2/ops/ledger/seal', () => ok({ ...head, block: 0 })),
    );
    expect(await screen.findByText(texts.empty.seal)).toBeTruthy();
  });
});
