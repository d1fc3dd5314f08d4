import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { status } from '~/testing/fixtures';
import { beginSession } from '~/testing/member';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderApp } from '~/testing/render';
import type { Contract } from '../api/agent.api';
import { actionsOf } from '../components/contract-actions';
import { toPpm } from '../components/tier-fields';

const site = status({ flags: ['AGENTCENTER3'] });
const namespaces = ['auth', 'games', 'system', 'member', 'account', 'agent', 'session', 'announcement'];
const contract = (more: Partial<Contract>): Contract => ({
  ...{
    id: 'c1',
    type: 'DAILY',
    partyId: 'p',
    party: 'sen.vang88',
    counterparty: 'top',
    period: 'D',
    payer: 'PLATFORM_ALL',
  },
  ...{ carryRule: 'PREV', own: true, status: 'PENDING_SIGN', version: 1, previousId: null, awaits: 'PARTY' },
  tiers: [{ rate: 5000, activeMember: 3, betAmount: '10000000.00', lossAmount: '0.00' }],
  ...{ effectiveFrom: null, effectiveTo: null, signedAt: null, endReason: null },
  ...{ expiresAt: '2026-11-30T00:00:00.000Z', createdAt: '2026-11-23T00:00:00.000Z' },
  ...more,
});
const bodies: unknown[] = [];

beforeEach(() => {
  bodies.length = 0;
  const page = { list: [], pageNum: 1, totalPages: 0, totalCount: 0 };
  server.use(
    gateway.get('/wps/member/info/funds/consolidated', () =>
      ok({
        agent: 1,
        funds: {
          ...{ sumBalance: '1250000.00', held: '0.00', available: '1250000.00' },
          ...{ withdrawable: '0.00', turnoverLeft: '0.00', currency: 'VND' },
        },
        types: ['DAILY'],
        dailysalreqtype: 1,
        divtypereq: 0,
        contracthoursalreq: 0,
        realtimesalreqtype: 0,
      }),
    ),
    gateway.get('/wps/v2/agent/contracts', () =>
      ok([contract({}), contract({ id: 'c2', party: 'low', own: false, awaits: 'PARTY' })]),
    ),
    gateway.get('/wps/v2/agent/contracts/{id}/terminations', () =>
      ok([contract({ id: 'c3', party: 'cham1' })]),
    ),
    gateway.get('/wps/v2/agent/bills', () => ok(page)),
    gateway.post('/wps/relay/MCS2_processDailySalContract', async ({ request }) => {
      bodies.push(await request.json());
      return ok({ contractId: 'c1' });
    }),
  );
});

describe('contracts in the agent centre', () => {
  it('SPEC-6.6.3 SPEC-2.9.13 show the pages of the kinds that the agent has', async () => {
    beginSession({ type: 1 });
    await renderApp('/agent/dailyWages', { site, namespaces });
    const menu = await screen.findByRole('navigation', { name: 'Mục đại lý' });
    expect(await within(menu).findByRole('button', { name: 'Lương ngày' })).toBeTruthy();
    expect(within(menu).queryByRole('button', { name: 'Lương giờ' })).toBeNull();
  });

  it('SPEC-4.10.6 are signed once the signer has seen what ends with it', async () => {
    beginSession({ type: 1 });
    await renderApp('/agent/dailyWages', { site, namespaces });
    const [sign] = await screen.findAllByRole('button', { name: 'Ký' });
    await userEvent.click(sign!);
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText(/sẽ chấm dứt 1 hợp đồng cấp dưới: cham1/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ký' }));
    await waitFor(() =>
      expect(bodies).toEqual([{ action: 'SIGN', contractId: 'c1', version: 1, confirmed: ['c3'] }]),
    );
  });

  it('offer each side the moves that it may make', () => {
    const of = (more: Partial<Contract>, isParty: boolean) => actionsOf(contract(more), isParty);
    expect(of({}, true)).toEqual(['SIGN', 'REJECT']);
    expect(of({}, false)).toEqual(['CANCEL']);
    expect(of({ status: 'TERMINATING', awaits: 'COUNTERPARTY' }, false)).toEqual([
      ...['ACCEPT_TERMINATE', 'REFUSE_TERMINATE'],
    ]);
    expect(of({ status: 'ACTIVE', awaits: null }, false)).toEqual(['REQUEST_TERMINATE']);
    expect(of({ status: 'TERMINATED', awaits: null }, true)).toEqual([]);
  });

  it('read a rate in per cent exactly', () => {
    expect(['0.5', '0,35', '12', '1.2345'].map(toPpm)).toEqual([5000, 3500, 120_000, 12_345]);
  });
});
