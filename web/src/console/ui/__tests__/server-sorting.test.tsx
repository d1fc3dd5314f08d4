import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { FC } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import memberTexts from '../../features/members/locales/en.json';
import { MembersPage } from '../../features/members/members-page';
import logTexts from '../../features/security-log/locales/en.json';
import { SecurityLogPage } from '../../features/security-log/security-log-page';
import withdrawalTexts from '../../features/withdrawal-review/locales/en.json';
import { WithdrawalReviewPage } from '../../features/withdrawal-review/withdrawal-review-page';
import shell from '../../locales/en.json';

const at = '2026-11-20T08:00:00.000Z';
const event = {
  ...{ id: '1', at, actor: 'operator' as const, actorId: null, actorName: null, memberId: null },
  ...{ memberName: null, call: 'PUT /wps/v2/ops/x', outcome: 'ok', ip: '10.0.0.1', device: 'Chrome' },
};
const member = {
  ...{ memberId: '01980000-0000-7000-8000-000000000001', username: 'senvang001', type: 0 as const },
  ...{ status: 'OPEN' as const, createdAt: at, lastLoginAt: null },
};
const order = {
  ...{
    id: '01980000-0000-7000-8000-0000000000aa',
    memberId: member.memberId,
    amount: '500000.00',
    fee: '0.00',
  },
  ...{
    net: '500000.00',
    paid: '0.00',
    remaining: '500000.00',
    returned: '0.00',
    currency: 'VND',
    reason: null,
  },
  ...{ status: 'RISK_REVIEW' as const, confirmBy: null, createdAt: at, updatedAt: at, score: 0, risk: [] },
  ...{ claimedBy: null, claimedUntil: null, approvedBy: null },
};
const pageOf = <T,>(row: T) => ({ list: [row], pageNum: 1, totalPages: 9, totalCount: 400 });

let asked: URLSearchParams[];
const last = () => Object.fromEntries(asked.at(-1)!);
const note = <T,>(request: Request, row: T) => {
  asked.push(new URL(request.url).searchParams);
  return ok(pageOf(row));
};

function Around() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <Link to="/other">Other</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output>{pathname + search}</output>
    </>
  );
}

const open = (Page: FC, entry: string) =>
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter initialEntries={[entry]}>
        <Routes>
          <Route path="/list" element={<Page />} />
          <Route path="/other" element={<p>Another page</p>} />
        </Routes>
        <Around />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const address = () => screen.getByText(/^\/(list|other)/).textContent;
const head = (name: string) => screen.findByRole('button', { name });
const sorted = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');

beforeEach(async () => {
  i18next.addResourceBundle('en', 'console', shell);
  i18next.addResourceBundle('en', 'console-members', memberTexts);
  i18next.addResourceBundle('en', 'console-security-log', logTexts);
  i18next.addResourceBundle('en', 'console-withdrawal-review', withdrawalTexts);
  await i18next.changeLanguage('en');
  asked = [];
  server.use(
    gateway.get('/wps/v2/ops/members', ({ request }) => note(request, member)),
    gateway.get('/wps/v2/ops/agents/downline', () => ok([])),
    gateway.get('/wps/v2/ops/security-log', ({ request }) => note(request, event)),
    gateway.get('/wps/v2/ops/withdrawals', ({ request }) => note(request, order)),
    gateway.get('/wps/v2/ops/members/{memberId}', () => refused(404, 'MEMBER_NOT_FOUND')),
    gateway.get('/wps/v2/ops/withdrawals/{id}', () => refused(404, 'WITHDRAWAL_NOT_FOUND')),
  );
});

describe('the search of members', () => {
  const numbered = { ...member, memberId: '01980000-0000-7000-8000-000000000002', username: 'trucxanh' };
  const others = [{ memberId: numbered.memberId, institutionName: 'Vietcombank', maskedNumber: '•••• 6789' }];

  it('asks the owners of accounts and of the network, and shows by what each member was found', async () => {
    server.use(
      gateway.get('/wps/v2/ops/bank-accounts/members', () => ok(others)),
      gateway.get('/wps/v2/ops/agents/downline', () =>
        ok([{ memberId: member.memberId, account: member.username }]),
      ),
      gateway.get('/wps/v2/ops/members', ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return ok({ ...pageOf(member), list: [member, numbered], searchedBy: 'name' as const });
      }),
    );
    open(MembersPage, '/list?search=1023456789');
    expect(await screen.findByText('Account Vietcombank •••• 6789')).toBeTruthy();
    expect(screen.getByText('Below agent 1023456789')).toBeTruthy();
    expect(asked.length).toBe(1);
    expect(last()['also']?.split(',').toSorted()).toEqual([member.memberId, numbered.memberId]);
  });

  it('shows what the directory finds while another service does not answer', async () => {
    server.use(
      gateway.get('/wps/v2/ops/agents/downline', () => refused(503, 'UNAVAILABLE')),
      gateway.get('/wps/v2/ops/members', () => ok({ ...pageOf(member), searchedBy: 'name' as const })),
    );
    open(MembersPage, '/list?search=senvang');
    expect(await screen.findByText(memberTexts.elsewhereFailed)).toBeTruthy();
    expect(await screen.findByText('senvang001')).toBeTruthy();
    expect(screen.getAllByText(memberTexts.foundBy.name).length).toBeGreaterThan(0);
  });
});

describe('a list that the server sorts', () => {
  it('asks for the order of the head that is pressed, from the first page on', async () => {
    open(MembersPage, '/list?page=4&search=senvang');
    await userEvent.click(await head(memberTexts.name));
    await waitFor(() => expect(last()).toMatchObject({ sort: 'name', direction: 'desc', pageNo: '1' }));
    expect(last()['search']).toBe('senvang');
    await userEvent.click(await head(memberTexts.name));
    await waitFor(() => expect(last()).toMatchObject({ sort: 'name', direction: 'asc' }));
    expect(sorted(memberTexts.name)).toBe('ascending');
    expect(address()).toBe('/list?search=senvang&sort=name&direction=asc');
  });

  it('keeps its order, filters and page over another page and Back', async () => {
    open(MembersPage, '/list?sort=login&direction=asc&status=SUSPENDED&page=3');
    await head(memberTexts.name);
    await userEvent.click(screen.getByRole('link', { name: 'Other' }));
    expect(screen.getByText('Another page')).toBeTruthy();
    asked = [];
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await head(memberTexts.name);
    expect(address()).toBe('/list?sort=login&direction=asc&status=SUSPENDED&page=3');
    expect(sorted(memberTexts.lastLogin)).toBe('ascending');
    await waitFor(() =>
      expect(last()).toMatchObject({ sort: 'login', direction: 'asc', status: 'SUSPENDED', pageNo: '3' }),
    );
  });

  it('filters members by state and by the days of registration of the brand', async () => {
    open(MembersPage, '/list?from=2026-11-01&to=2026-11-02');
    await userEvent.selectOptions(await screen.findByLabelText(memberTexts.status), 'CLOSED');
    await waitFor(() =>
      expect(last()).toMatchObject({
        status: 'CLOSED',
        registeredFrom: '2026-10-31T17:00:00.000Z',
        registeredTo: '2026-11-02T17:00:00.000Z',
      }),
    );
  });

  it('shows the oldest withdrawal first as a rising time, and turns it to the newest first', async () => {
    open(WithdrawalReviewPage, '/list');
    const asking = await head(withdrawalTexts.asked);
    expect(last()).toMatchObject({ sort: 'age', direction: 'desc' });
    expect(sorted(withdrawalTexts.asked)).toBe('ascending');
    await userEvent.click(asking);
    await waitFor(() => expect(last()).toMatchObject({ sort: 'age', direction: 'asc' }));
    expect(sorted(withdrawalTexts.asked)).toBe('descending');
    await userEvent.click(await head(withdrawalTexts.amount));
    await waitFor(() => expect(last()).toMatchObject({ sort: 'amount', direction: 'desc' }));
  });

  it('turns the security log to its oldest event, and keeps that over a reload', async () => {
    const { unmount } = open(SecurityLogPage, '/list?outcome=ok');
    await userEvent.click(await head(logTexts.at));
    await waitFor(() => expect(last()).toMatchObject({ sort: 'at', direction: 'asc', outcome: 'ok' }));
    const reached = address();
    unmount();
    asked = [];
    open(SecurityLogPage, reached);
    await head(logTexts.at);
    expect(last()).toMatchObject({ sort: 'at', direction: 'asc', outcome: 'ok' });
  });
});
