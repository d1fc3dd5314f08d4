import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as crypto from '~/lib/crypto';
import { loginAnswer } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place, renderApp } from '~/testing/render';

/** The browser's half: it signs, or its owner says no. */
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: async ({ optionsJSON }: { optionsJSON: { challenge: string } }) => {
    if (optionsJSON.challenge === 'no') throw Object.assign(new Error('no'), { name: 'NotAllowedError' });
    return { id: 'signed' };
  },
}));

const user = userEvent.setup();
const TICKET = 'T'.repeat(43);
const SECOND = '/wps/session/login/second-factor';

interface Demand {
  methods?: string[];
  additional?: string[];
  expiresInSeconds?: number;
}

/** Logs in to an account with a second factor; captures the plain request before it is encrypted. */
async function toSecondStep(demand: Demand = {}, at = '/nowhere?m=login') {
  const sealed = vi.spyOn(crypto, 'encryptPayload');
  const value = {
    ticket: TICKET,
    methods: ['totp', 'recovery'],
    additional: [],
    expiresInSeconds: 300,
    ...demand,
  };
  server.use(gateway.post('/wps/session/login', () => refused(401, 'SECOND_FACTOR_REQUIRED', value)));
  await renderApp(at);
  await user.type(
    await screen.findByLabelText(/^Tên đăng nhập/, { selector: '[role=dialog] input' }),
    'minhtam88',
  );
  await user.type(screen.getByLabelText(/^Mật khẩu/, { selector: '[role=dialog] input' }), 'Hoa-Sen-26');
  fireEvent.keyDown(await screen.findByRole('slider'), { key: 'End' });
  await user.click(screen.getAllByRole('button', { name: 'Đăng nhập' }).at(-1) as HTMLElement);
  await screen.findByRole('heading', { name: 'Xác minh 2 bước' });
  return { sent: () => sealed.mock.calls.at(-1)?.[0] };
}
const verify = () => user.click(screen.getByRole('button', { name: 'Xác minh và đăng nhập' }));
const letIn = () => server.use(gateway.post(SECOND, () => ok(loginAnswer({ token: 't-2', type: 0 }))));

describe('the second step of a log-in (SPEC-2.10)', () => {
  it('replaces the form without an error and asks for the authenticator code', async () => {
    await toSecondStep();
    const field = screen.getByLabelText(/^Mã 6 chữ số/);
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByLabelText(/^Tên chủ tài khoản/)).toBeNull();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('sends ticket, method and the digits alone, opens the session and leads on', async () => {
    const { sent } = await toSecondStep({}, '/nowhere?m=login&next=%2Felsewhere');
    letIn();
    await user.click(screen.getByLabelText(/^Mã 6 chữ số/));
    await user.paste(' 123 456 ');
    await verify();
    await waitFor(() => expect(place).toEqual({ path: '/elsewhere', search: '' }));
    expect(sent()).toEqual({ ticket: TICKET, method: 'totp', code: '123456' });
    expect(sessionStorage.getItem('token')).toBe('t-2');
  });

  it('asks for six digits before it asks the server', async () => {
    const { sent } = await toSecondStep();
    const before = sent();
    await user.type(screen.getByLabelText(/^Mã 6 chữ số/), '12a45');
    await verify();
    expect(await screen.findByText('Vui lòng nhập đủ 6 chữ số')).toBeTruthy();
    expect(sent()).toBe(before);
  });

  it('takes a recovery code in place of the app', async () => {
    const { sent } = await toSecondStep();
    letIn();
    await user.click(screen.getByRole('button', { name: 'Dùng mã khôi phục' }));
    expect(screen.queryByLabelText(/^Mã 6 chữ số/)).toBeNull();
    await user.type(screen.getByLabelText(/^Mã khôi phục/), ' ab3d-ef7h-jk9m-np2r ');
    await verify();
    await waitFor(() => expect(sessionStorage.getItem('token')).toBe('t-2'));
    expect(sent()).toEqual({ ticket: TICKET, method: 'recovery', code: 'ab3d-ef7h-jk9m-np2r' });
  });

  it('signs with a passkey if the account has one, with the recovery code as alternative', async () => {
    const { sent } = await toSecondStep({ methods: ['passkey', 'recovery'] });
    letIn();
    let asked: unknown;
    server.use(
      gateway.post(`${SECOND}/passkey`, async ({ request }) => {
        asked = await request.json();
        return ok({ options: { challenge: 'abc', rpId: 'localhost' } });
      }),
    );
    expect(screen.queryByLabelText(/^Mã 6 chữ số/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Dùng mã khôi phục' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Xác minh bằng khóa truy cập' }));
    await waitFor(() => expect(sessionStorage.getItem('token')).toBe('t-2'));
    expect(asked).toEqual({ ticket: TICKET });
    expect(sent()).toEqual({ ticket: TICKET, method: 'passkey', passkey: { id: 'signed' } });
  });

  it('says that a passkey was cancelled, and leaves the other ways open', async () => {
    await toSecondStep({ methods: ['passkey', 'recovery'] });
    server.use(gateway.post(`${SECOND}/passkey`, () => ok({ options: { challenge: 'no' } })));
    await user.click(screen.getByRole('button', { name: 'Xác minh bằng khóa truy cập' }));
    expect(await screen.findByText(/^Bạn đã hủy hoặc hết thời gian chờ/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dùng mã khôi phục' }));
    expect(screen.getByLabelText(/^Mã khôi phục/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for the name of the bank account where the answer names it, and sends it', async () => {
    const { sent } = await toSecondStep({ additional: ['bankAccountName'] });
    letIn();
    await user.type(screen.getByLabelText(/^Mã 6 chữ số/), '123456');
    await verify();
    expect(await screen.findByText('Vui lòng nhập tên chủ tài khoản')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Tên chủ tài khoản/), 'Nguyễn Minh Tâm');
    await verify();
    await waitFor(() => expect(sessionStorage.getItem('token')).toBe('t-2'));
    expect(sent()).toMatchObject({ code: '123456', bankAccountName: 'Nguyễn Minh Tâm' });
  });

  it('says what the server says of a wrong code, and empties the field', async () => {
    await toSecondStep();
    server.use(
      gateway.post(SECOND, () => refused(422, 'SECOND_FACTOR_WRONG', undefined, 'Xác minh chưa đúng.')),
    );
    await user.type(screen.getByLabelText(/^Mã 6 chữ số/), '123456');
    await verify();
    expect((await screen.findByRole('alert')).textContent).toBe('Xác minh chưa đúng.');
    expect(screen.getByLabelText<HTMLInputElement>(/^Mã 6 chữ số/).value).toBe('');
  });

  it('returns to the form once the server has dropped the step', async () => {
    await toSecondStep();
    server.use(gateway.post(SECOND, () => refused(401, 'SECOND_FACTOR_ENDED')));
    await user.type(screen.getByLabelText(/^Mã 6 chữ số/), '123456');
    await verify();
    expect(await screen.findByText('Phiên đăng nhập đã hết hạn')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Đăng nhập lại' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('slider')).toBeTruthy();
  });

  it('ends by itself when its minutes are over', async () => {
    await toSecondStep({ expiresInSeconds: 0 });
    expect(await screen.findByText('Phiên đăng nhập đã hết hạn')).toBeTruthy();
    expect(screen.queryByLabelText(/^Mã 6 chữ số/)).toBeNull();
  });
});
