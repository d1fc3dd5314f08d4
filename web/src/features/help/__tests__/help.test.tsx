import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { status } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderApp } from '~/testing/render';
import { findHelp } from '../components/help-centre';

const user = userEvent.setup();
const centre = [
  {
    id: 'money',
    title: 'Nạp và rút tiền',
    articles: [
      {
        id: 'deposit-how',
        title: 'Nạp tiền',
        paragraphs: ['Tiền đến khi ngân hàng báo có.'],
        steps: ['Quét mã.'],
      },
      { id: 'withdraw', title: 'Rút tiền', paragraphs: ['Chỉ về tài khoản của bạn.'], steps: [] },
    ],
  },
  {
    id: 'games',
    title: 'Trò chơi',
    articles: [{ id: 'fairness', title: 'Công bằng', paragraphs: ['RNG.'], steps: [] }],
  },
];

describe('the help centre (SPEC-2.1, SPEC-7.5.4)', () => {
  beforeEach(() => server.use(gateway.get('/wps/system/helpCenter', () => ok(centre))));
  const isOpen = (id: string) => document.getElementById(id)?.hasAttribute('open');

  it('finds without regard to accents, in titles, texts and steps', () => {
    const ids = (typed: string) => findHelp(centre, typed).flatMap((s) => s.articles.map((a) => a.id));
    expect(ids('rut tien')).toEqual(['withdraw']);
    expect(ids('QUET MA')).toEqual(['deposit-how']);
    expect(ids('ngân hàng')).toEqual(['deposit-how']);
    expect(ids('  ')).toHaveLength(3);
    expect(ids('không có')).toEqual([]);
  });

  it('opens the answer that the address asks for', async () => {
    await renderApp('/help#withdraw', { namespaces: ['help', 'auth', 'games', 'system'] });
    await screen.findByRole('heading', { name: 'Nạp và rút tiền' });
    expect([isOpen('withdraw'), isOpen('deposit-how')]).toEqual([true, false]);
  });

  it('searches while it is typed, and says where nothing was found', async () => {
    await renderApp('/help', { namespaces: ['help', 'auth', 'games', 'system'] });
    await user.type(await screen.findByRole('searchbox', { name: 'Tìm trong trợ giúp' }), 'cong bang');
    expect(await screen.findByText('1 câu trả lời')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Nạp và rút tiền' })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('Không tìm thấy câu trả lời')).toBeTruthy();
  });

  it('SPEC-2.1.9 /helpmc stands alone, without header, also on a closed site and for the desk of customer service', async () => {
    await renderApp('/helpmc?desk=vip', {
      site: status({ flags: ['loginedToHomePage'] }),
      namespaces: ['help', 'feedback', 'auth', 'system'],
    });
    expect(await screen.findByRole('heading', { name: 'Hỗ trợ VIP', level: 1 })).toBeTruthy();
    expect(await screen.findByRole('form', { name: 'Góp ý' })).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('offers another try where it does not come', async () => {
    server.use(gateway.get('/wps/system/helpCenter', () => refused(503, 'UNAVAILABLE')));
    await renderApp('/help', { namespaces: ['help', 'auth', 'games', 'system'] });
    expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeTruthy();
  });
});
