import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useSessionStore } from '~/features/session';
import { gaming, reality } from '~/testing/fixtures';
import { openMemberPage } from '~/testing/member';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place } from '~/testing/render';
import type { GamingState, Limit } from '../api/gaming.api';
import { LENGTHS, breakRequest } from '../model/break';
import { digitsOf, loosens, usedShare, valueOf } from '../model/limits';

const user = userEvent.setup();
const ROOT = '/wps/v2/responsible-gaming';
const limit = (over: Partial<Limit> = {}): Limit => ({
  kind: 'DEPOSIT',
  period: 'day',
  amount: '200000.00',
  minutes: null,
  usedAmount: '50000.00',
  usedMinutes: null,
  resetsAt: '2026-11-21T17:00:00.000Z',
  pending: null,
  ...over,
});
const pending = (confirmableFrom: string) => ({
  amount: '500000.00',
  minutes: null,
  lifted: false,
  confirmableFrom,
});
const answer = (state: Partial<GamingState>) => server.use(gateway.get(ROOT, () => ok(gaming(state))));
const deposit = async () =>
  within((await screen.findByRole('heading', { name: 'Nạp tiền', level: 4 })).closest('section')!);

describe('limits', () => {
  it('REG-G15 takes free text, says that a first limit holds at once, and shows what holds then', async () => {
    let sent: unknown;
    answer({});
    server.use(
      gateway.put(`${ROOT}/limits/{kind}/{period}`, async ({ request }) => {
        sent = await request.json();
        return ok(gaming({ limits: [limit({ amount: '1500000.00' })] }));
      }),
    );
    await openMemberPage('responsibleGaming');
    const card = await deposit();
    await user.click(card.getByRole('button', { name: 'Đặt: Nạp tiền, Mỗi ngày' }));
    await user.type(card.getByLabelText('Số tiền'), '1500000');
    expect(card.getByLabelText<HTMLInputElement>('Số tiền').value).toBe('1.500.000');
    expect(card.getByText('Có hiệu lực ngay.')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Lưu' }));
    expect(await card.findByText('1.500.000 ₫')).toBeTruthy();
    expect(sent).toEqual({ amount: '1500000.00' });
    expect(await screen.findByText('Đã lưu giới hạn.')).toBeTruthy();
  });

  it('REG-G16 says before it is sent that a raise waits 24 hours, and what waits until when', async () => {
    answer({ limits: [limit()] });
    server.use(
      gateway.put(`${ROOT}/limits/{kind}/{period}`, () =>
        ok(gaming({ limits: [limit({ pending: pending('2099-01-01T00:00:00.000Z') })] })),
      ),
    );
    await openMemberPage('responsibleGaming');
    const card = await deposit();
    expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    await user.click(card.getByRole('button', { name: 'Thay đổi: Nạp tiền, Mỗi ngày' }));
    await user.clear(card.getByLabelText('Số tiền'));
    await user.type(card.getByLabelText('Số tiền'), '500000');
    expect(card.getByText('Tăng giới hạn: bạn có thể xác nhận sau 24 giờ.')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Lưu' }));
    expect(await card.findByText(/^Yêu cầu tăng lên 500.000 ₫. Có thể xác nhận từ/)).toBeTruthy();
    expect(card.getByText('200.000 ₫')).toBeTruthy();
    expect(card.queryByRole('button', { name: /^Xác nhận/ })).toBeNull();
    expect(card.getByRole('button', { name: /^Giữ nguyên/ })).toBeTruthy();
  });

  it('REG-G16 asks for the confirmation once the 24 hours are over', async () => {
    answer({ limits: [limit({ pending: pending('2020-01-01T00:00:00.000Z') })] });
    server.use(
      gateway.post(`${ROOT}/limits/{kind}/{period}/confirmation`, () =>
        ok(gaming({ limits: [limit({ amount: '500000.00' })] })),
      ),
    );
    await openMemberPage('responsibleGaming');
    const card = await deposit();
    await user.click(card.getByRole('button', { name: /^Xác nhận/ }));
    expect(await card.findByText('500.000 ₫')).toBeTruthy();
    expect(card.queryByText(/^Yêu cầu tăng/)).toBeNull();
  });

  it('REG-G13 reads money and minutes as they are typed', () => {
    expect(digitsOf(' 1.500 000đ ')).toBe('1500000');
    expect(valueOf('LOSS', '0')).toEqual({ amount: '0.00' });
    expect(valueOf('LOSS', '')).toBeNull();
    expect([valueOf('SESSION', '4'), valueOf('SESSION', '90'), valueOf('SESSION', '44641')]).toEqual([
      null,
      { minutes: 90 },
      null,
    ]);
    expect(loosens(limit(), { amount: '200000.01' })).toBe(true);
    expect(loosens(limit(), { amount: '200000.00' })).toBe(false);
    expect(loosens(undefined, { amount: '1.00' })).toBe(false);
    expect(usedShare(limit({ usedAmount: '-2500.00' }))).toBe(0);
    expect(usedShare(limit({ amount: '0.00', usedAmount: '0.00' }))).toBe(1);
    expect(usedShare(limit({ amount: null, minutes: 60, usedMinutes: 15 }))).toBe(0.25);
    expect(usedShare(limit({ usedAmount: null }))).toBeNull();
  });
});

describe('a break (REG-G18)', () => {
  it('says what it means, wants it confirmed, and leaves the site once it holds', async () => {
    let sent: unknown;
    answer({});
    server.use(
      gateway.post(`${ROOT}/exclusion`, async ({ request }) => {
        sent = await request.json();
        return ok(
          gaming({
            exclusion: {
              kind: 'SELF_EXCLUSION',
              from: '2026-11-21T08:00:00.000Z',
              until: '2027-05-21T08:00:00.000Z',
            },
          }),
        );
      }),
    );
    await openMemberPage('responsibleGaming');
    const card = within(
      (await screen.findByRole('heading', { name: 'Tự khóa tài khoản' })).closest('section')!,
    );
    const begin = card.getByRole<HTMLButtonElement>('button', { name: 'Tự khóa tài khoản' });
    expect(begin.disabled).toBe(true);
    await user.click(card.getByRole('button', { name: '6 tháng' }));
    await user.click(begin);
    expect(await card.findByText(/^Không thể rút ngắn hay hủy/)).toBeTruthy();
    const confirm = card.getByRole<HTMLButtonElement>('button', { name: 'Khóa tài khoản ngay' });
    expect(confirm.disabled).toBe(true);
    await user.click(card.getByLabelText(/^Tôi hiểu/));
    await user.click(confirm);
    expect(await screen.findByRole('heading', { name: /^Tài khoản tạm nghỉ đến 21\/05\/2027/ })).toBeTruthy();
    expect(sent).toEqual({ kind: 'SELF_EXCLUSION', months: 6, confirmed: true });
    await user.click(screen.getByRole('button', { name: 'Về trang chủ' }));
    await waitFor(() => expect(place).toEqual({ path: '/index', search: '' }));
    expect(useSessionStore.getState().token).toBeNull();
  });

  it('offers what the server takes', () => {
    expect(LENGTHS.COOL_OFF.every((days) => Number(days) >= 1 && Number(days) <= 42)).toBe(true);
    expect(LENGTHS.SELF_EXCLUSION).toEqual([6, 12, 24, 60, 'ever']);
    expect(breakRequest('SELF_EXCLUSION', 'ever')).toEqual({ kind: 'SELF_EXCLUSION', permanent: true });
    expect(breakRequest('COOL_OFF', 3)).toEqual({ kind: 'COOL_OFF', days: 3 });
  });
});

describe('where money is put in (REG-G14)', () => {
  it('asks once for limits, and keeps the way there', async () => {
    let answered: unknown;
    answer({ limitsPromptDue: true });
    server.use(
      gateway.put(`${ROOT}/notices`, async ({ request }) => {
        answered = await request.json();
        return ok(gaming());
      }),
      gateway.get('/wps/v2/deposits/channels', () => ok([])),
      gateway.get('/wps/v2/deposits', () =>
        ok({ list: [], pageNum: 1, pageSize: 10, totalPages: 0, totalCount: 0 }),
      ),
    );
    await openMemberPage('deposit');
    expect(await screen.findByRole('heading', { name: 'Đặt giới hạn nạp tiền cho bạn?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Để sau' }));
    await user.click(await screen.findByRole('button', { name: 'Chơi có trách nhiệm: giới hạn của tôi' }));
    await waitFor(() => expect(place.path).toBe('/member/responsibleGaming'));
    expect(answered).toEqual({ limitsPrompt: true });
  });
});

describe('the interval of the reality check', () => {
  it('REG-G19 says why it cannot be changed while a notice waits, and is changed once that is answered', async () => {
    let answered = false;
    let waits = false;
    const at = () => reality({ intervalMinutes: 30, elapsedMinutes: 31, due: waits && !answered });
    server.use(
      gateway.get(`${ROOT}/reality-check`, () => ok(at())),
      gateway.put(`${ROOT}/reality-check`, () => {
        if (answered) return ok(reality());
        waits = true;
        return refused(409, 'REALITY_CHECK_UNANSWERED', undefined, 'Một nhắc thực tế đang chờ bạn trả lời.');
      }),
      gateway.post(`${ROOT}/reality-check/acknowledgement`, () => {
        answered = true;
        return ok(at());
      }),
    );
    await openMemberPage('responsibleGaming');
    const none = await screen.findByRole('button', { name: 'Không nhắc' });
    expect(screen.queryByRole('button', { name: 'Tôi đã xem' })).toBeNull();
    await user.click(none);
    expect(await screen.findByText('Một nhắc thực tế đang chờ bạn trả lời.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Tôi đã xem' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tôi đã xem' })).toBeNull());
    expect(screen.queryByText('Một nhắc thực tế đang chờ bạn trả lời.')).toBeNull();
    expect(none.getAttribute('aria-pressed')).toBe('false');
    await user.click(none);
    await waitFor(() => expect(none.getAttribute('aria-pressed')).toBe('true'));
  });
});
