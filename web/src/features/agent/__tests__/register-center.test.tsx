import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountType } from '~/features/session';
import type { Schema } from '~/lib/api/types';
import { status } from '~/testing/fixtures';
import { beginSession } from '~/testing/member';
import type { Invitation } from '../api/agent.api';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place, renderApp } from '~/testing/render';

const PATH = '/wps/v2/agent/invitation';
const site = status({ flags: ['AGENTCENTER3', 'MESSAGE3', 'DEPOSIT3'] });
const namespaces = ['auth', 'games', 'system', 'member', 'account', 'agent', 'session'];
const open = (type: AccountType, at = '/agent/registerCenter') => {
  beginSession({ type });
  return renderApp(at, { site, namespaces });
};
let invitation: Invitation;
const consolidated: Schema<'AgentContracts.ConsolidatedResponse'> = {
  agent: 1,
  funds: {
    ...{ sumBalance: '1250000.00', held: '0.00', available: '1250000.00' },
    ...{ withdrawable: '0.00', turnoverLeft: '0.00', currency: 'VND' },
  },
  ...{ types: [], dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
};
beforeEach(() => {
  invitation = { code: 'SEN23456', direct: 3, team: 1250 };
  server.use(
    gateway.get(PATH, () => ok(invitation)),
    gateway.get('/wps/v2/agent/links', () => ok([])),
    gateway.get('/wps/member/info/funds/consolidated', () => ok(consolidated)),
  );
});

describe('the agent centre', () => {
  it.each([1, 2, 41, 42] as const)(
    'SPEC-2.9 SPEC-6.4 opens for an agent of type %s, from the header',
    async (type) => {
      await open(type, '/nowhere');
      await userEvent.click(await screen.findByRole('button', { name: 'Trung tâm đại lý' }));
      const dialog = await screen.findByRole('dialog');
      const menu = await within(dialog).findByRole('navigation', { name: 'Mục đại lý' });
      expect(within(menu).getByRole('button', { name: 'Giới thiệu thành viên' })).toBeTruthy();
      expect(place.path).toBe('/agent');
    },
  );

  it('SPEC-2.9 shows the code, the link that registers by it, its picture, and how many have come', async () => {
    await open(2);
    const dialog = await screen.findByRole('dialog');
    expect(
      await within(dialog).findByText(`${window.location.origin}/register?affiliateCode=SEN23456`),
    ).toBeTruthy();
    expect(within(dialog).getByRole('img', { name: 'Mã QR của liên kết đăng ký' })).toBeTruthy();
    expect(within(dialog).getByText('1.250')).toBeTruthy();
    expect(within(dialog).getAllByRole('button', { name: /^Sao chép: / })).toHaveLength(2);
  });

  it('shows a missing code and a failed request', async () => {
    invitation = { code: null, direct: 0, team: 0 };
    await open(1);
    expect(await screen.findByText('Chưa có mã giới thiệu')).toBeTruthy();
    expect(
      screen.getByText('Chưa có ai đăng ký bằng mã của bạn. Hãy chia sẻ liên kết để bắt đầu.'),
    ).toBeTruthy();
    server.use(gateway.get(PATH, () => refused(500, 'INTERNAL')));
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText('Chưa có mã giới thiệu')).toBeTruthy();
  });

  it('SPEC-6.2 SPEC-8.16 asks a demo account to register', async () => {
    await open(4, '/nowhere');
    await userEvent.click(await screen.findByRole('button', { name: 'Trung tâm đại lý' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Vui lòng đăng ký hoặc đăng nhập tài khoản chính thức.');
    expect(place.search).toBe('?m=demo');
  });

  it('SPEC-6.3 is no way for a member, whose own centre opens instead', async () => {
    await open(0);
    expect(await screen.findByRole('navigation', { name: 'Mục thành viên' })).toBeTruthy();
    expect(place.path).toBe('/member');
    expect(screen.queryByRole('button', { name: 'Trung tâm đại lý', hidden: true })).toBeNull();
  });

  it('is one press away from the member centre, and back', async () => {
    await open(41, '/nowhere?m=member');
    const menu = await screen.findByRole('navigation', { name: 'Mục thành viên' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Trung tâm đại lý' }));
    const own = await screen.findByRole('navigation', { name: 'Mục đại lý' });
    await userEvent.click(within(own).getByRole('button', { name: 'Trung tâm thành viên' }));
    expect(place.path).toBe('/member');
  });
});
