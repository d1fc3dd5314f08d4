import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openMemberPage } from '~/testing/member';
import { nationalNumber, phoneProblem } from '~/lib/phone';
import { country } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place } from '~/testing/render';
import type { Security } from '../api/account.api';
import { birthdayAtAge } from '~/lib/brand-time';
import { changedFields, payeeNameOf } from '../model/personal';
import { LARGEST_PICTURE, pictureProblem } from '../model/picture';
import { isFixed, itemState } from '../model/security';

const user = userEvent.setup();
const security: Security = {
  level: 'MEDIUM',
  percent: 57,
  items: [
    { item: 'loginPassword', done: true, shown: null },
    { item: 'fundPassword', done: false, shown: null },
    { item: 'payeeName', done: true, shown: 'NGUYEN MINH TAM' },
    { item: 'birthday', done: true, shown: null },
    { item: 'mobileNum', done: false, shown: '******678' },
    { item: 'email', done: true, shown: 'mi****@example.com' },
    { item: 'secondFactor', done: false, shown: null },
  ],
};
const profile = { nickname: null, birthday: null, payeeName: null, contacts: [] };

describe('my account (SPEC-2.8)', () => {
  it('lists what protects it, how far it is, and leads to each point', async () => {
    server.use(gateway.get('/wps/v2/member/security', () => ok(security)));
    await openMemberPage('securityCenter');
    const bar = await screen.findByRole('progressbar', { name: 'Bảo mật tài khoản' });
    expect(bar.getAttribute('aria-valuenow')).toBe('57');
    expect(bar.getAttribute('aria-valuetext')).toBe('Đã hoàn tất 4/7 mục');
    expect(screen.getByText('******678')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Xác minh: Số điện thoại' })).toBeTruthy();
    // Set once: there is nothing to change.
    expect(screen.queryByRole('button', { name: /Họ tên thật|Ngày sinh/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Thiết lập: Xác minh 2 bước' }));
    await waitFor(() => expect(place.path).toBe('/member/secondFactor'));
    // The way back of the page's head comes before the menu.
    const [back] = await screen.findAllByRole('button', { name: 'Tài khoản của tôi' });
    await user.click(back!);
    await waitFor(() => expect(place.path).toBe('/member/securityCenter'));
  });

  it('takes a contact that was never proven for half a point', () => {
    const states = security.items.map((item) => itemState(item));
    expect(states).toEqual(['done', 'open', 'done', 'done', 'unproven', 'done', 'open']);
    expect(security.items.filter(isFixed).map(({ item }) => item)).toEqual(['payeeName', 'birthday']);
  });
});

describe('personal data', () => {
  it('SPEC-5.7 shows the name as it will be kept, and sends only what is new', async () => {
    let sent: unknown;
    server.use(
      gateway.get('/wps/v2/member/profile', () => ok(profile)),
      gateway.get('/wps/v2/avatars', () => ok([])),
      gateway.put('/wps/v2/member/profile', async ({ request }) => {
        sent = await request.json();
        return ok({ ...profile, payeeName: 'DANG VAN DUC' });
      }),
    );
    await openMemberPage('profile');
    await user.type(await screen.findByLabelText('Họ tên thật'), ' Đặng  Văn Đức ');
    expect(await screen.findByText('Sẽ lưu là DANG VAN DUC')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lưu thông tin' }));
    await waitFor(() => expect(sent).toEqual({ payeeName: 'Đặng  Văn Đức' }));
    const field = await screen.findByDisplayValue('DANG VAN DUC');
    expect((field as HTMLInputElement).readOnly).toBe(true);
  });

  it('SPEC-5.7 rejects names with digits and birth dates under age', () => {
    expect(payeeNameOf('Nguyen 2')).toBeNull();
    expect(payeeNameOf('đặng ưng ý')).toBe('DANG UNG Y');
    // 23:30 of the day before in Greenwich is the day itself in Hà Nội.
    expect(birthdayAtAge(18, Date.parse('2026-11-20T23:30:00.000Z'))).toBe('2008-11-21');
  });

  it('never offers to change what is fixed', () => {
    const fixed = { ...profile, nickname: 'Sen', payeeName: 'AN', birthday: '2000-01-01' };
    expect(changedFields({ nickname: 'Sen', payeeName: 'BINH', birthday: '1999-01-01' }, fixed)).toEqual({});
    expect(changedFields({ nickname: ' Lan ', payeeName: '', birthday: '' }, fixed)).toEqual({
      nickname: 'Lan',
    });
  });

  it('SPEC-5.7 SPEC-9.6 refuses a picture that is no png or jpg, or larger than 5 MB, before it is sent', () => {
    expect(pictureProblem({ type: 'image/gif', size: 10 })).toBe('type');
    expect(pictureProblem({ type: 'image/png', size: LARGEST_PICTURE + 1 })).toBe('size');
    expect(pictureProblem({ type: 'image/jpeg', size: LARGEST_PICTURE })).toBeNull();
  });

  it('SPEC-3.13 chooses a drawing at a press', async () => {
    let chosen: unknown;
    const drawing = (n: number) => ({ avatar: String(n), avatarType: 'STATIC' as const, url: `/a/${n}.svg` });
    server.use(
      gateway.get('/wps/v2/member/profile', () => ok(profile)),
      gateway.get('/wps/v2/avatars', () => ok([drawing(7), drawing(8)])),
      gateway.put('/wps/v2/avatars/own', async ({ request }) => {
        chosen = await request.json();
        return ok(drawing(8));
      }),
    );
    await openMemberPage('profile');
    const other = await screen.findByRole('button', { name: 'Hình số 8' });
    expect(screen.getByRole('button', { name: 'Hình số 7' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(other);
    await waitFor(() => expect(other.getAttribute('aria-pressed')).toBe('true'));
    expect(chosen).toEqual({ avatar: '8' });
  });
});

describe('a phone number', () => {
  it('SPEC-5.4 is validated before a code is sent', async () => {
    let asked = 0;
    server.use(
      gateway.get('/wps/v2/member/profile', () => ok(profile)),
      gateway.post('/wps/v2/contacts/mobile/code', () => ((asked += 1), ok({ expiredMinutes: 5 }))),
    );
    await openMemberPage('mobile');
    await user.type(await screen.findByLabelText(/^Số điện thoại mới/), '12345');
    await user.click(screen.getByRole('button', { name: 'Gửi mã' }));
    expect(await screen.findByText('Số điện thoại phải có đúng 9 chữ số')).toBeTruthy();
    expect(asked).toBe(0);
  });

  it('SPEC-5.7 counts the digits of its country, whatever stands between them', () => {
    const vn = country();
    expect(nationalNumber('0912 345.678', vn)).toBe('912345678');
    expect(phoneProblem('912345678', vn)).toBeNull();
    expect(phoneProblem('91234567', vn)).toBe('digits');
    expect(phoneProblem('9123', undefined)).toBeNull();
    expect(phoneProblem('12a45', undefined)).toBe('format');
    // Where national numbers begin with 0 it belongs to them: what can register can be bound.
    expect(nationalNumber('0612345678', country({ digits: 10, mobileDigits: [10] }))).toBe('0612345678');
  });
});
