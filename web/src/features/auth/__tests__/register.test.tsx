import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { registerAnswer, rule, status } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place, renderApp } from '~/testing/render';
import { checkField, fillBounds, shownFields } from '../model/field-rules';
import { registerPayload } from '../model/register-payload';

const user = userEvent.setup();
const field = (name: RegExp) => screen.findByLabelText(name, { selector: '[role=dialog] input' });

describe('the server’s field rules (SPEC-5.1, SPEC-5.2)', () => {
  it('puts the bounds into the text and collapses equal ones', () => {
    expect(fillBounds('Nhập từ (min) - (max) ký tự', 6, 16)).toBe('Nhập từ 6 - 16 ký tự');
    expect(fillBounds('Chỉ gồm chữ số, (min) - (max) chữ số', 6, 6)).toBe('Chỉ gồm chữ số, 6 chữ số');
  });

  it.each([
    ['abc', 'length'],
    ['1bcdef', 'pattern'],
    ['  ', 'required'],
    [' minhtam88 ', null],
  ])('%j is judged %s', (value, problem) => {
    const rules = rule({
      required: true,
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
      minLength: 6,
      maxLength: 16,
    });
    expect(checkField('username', value, rules)).toBe(problem);
  });

  it('leaves an optional field that is empty alone, and a pattern that does not compile to the server', () => {
    expect(checkField('email', '', rule({ minLength: 5 }))).toBeNull();
    expect(checkField('email', 'a@b.vn', rule({ acceptedPattern: '([' }))).toBeNull();
  });

  it('shows what is enabled, and always name and password', () => {
    expect(shownFields({ email: rule(), zalo: rule({ enabled: false }) })).toEqual([
      'username',
      'password',
      'email',
    ]);
  });
});

it('SPEC-3.5 SPEC-5.2 sends the trimmed user with its codes, and nothing that was left empty', () => {
  const payload = registerPayload(
    {
      username: ' minhtam88 ',
      password: ' giữ nguyên ',
      confirmPassword: ' giữ nguyên ',
      email: ' ',
      agreed: true,
    },
    {
      fields: ['username', 'password', 'email'],
      puzzles: { sliderCaptcha: { id: 'p', x: 9 } },
      phone: { mobileNum: '', countryDialingCode: '84' },
      affiliateCode: 'DL9',
      referralCode: '',
      location: { href: 'http://localhost/register', host: 'localhost' },
    },
  );
  expect(payload).toEqual({
    username: 'minhtam88',
    password: ' giữ nguyên ',
    confirmPassword: ' giữ nguyên ',
    agreement: true,
    sliderCaptcha: { id: 'p', x: 9 },
    login: true,
    countryDialingCode: '84',
    registerUrl: 'http://localhost/register',
    domain: 'localhost',
    registerMethod: 'WEB',
    affiliateCode: 'DL9',
  });
});

async function fillIn(): Promise<void> {
  await user.type(await field(/^Tên đăng nhập/), 'minhtam88');
  await user.type(await field(/^Mật khẩu/), 'Senvang88');
  await user.type(await field(/^Nhập lại/), 'Senvang88');
  fireEvent.keyDown(await screen.findByRole('slider'), { key: 'End' });
}
const submit = () => user.click(screen.getByRole('button', { name: 'Tạo tài khoản' }));

describe('the register form', () => {
  it('SPEC-5.2 SPEC-9.20 wants the age and the terms confirmed', async () => {
    await renderApp('/nowhere?m=register');
    await fillIn();
    await submit();
    expect(await screen.findByText(/Bạn cần xác nhận đủ 18 tuổi/)).toBeTruthy();
  });

  it('SPEC-8.4 wants the same password twice', async () => {
    await renderApp('/nowhere?m=register');
    await user.type(await field(/^Mật khẩu/), 'Senvang88');
    await user.type(await field(/^Nhập lại/), 'khac');
    await submit();
    expect(await screen.findByText('Hai mật khẩu không khớp')).toBeTruthy();
  });

  it('opens the session with the account', async () => {
    server.use(
      gateway.put('/wps/member/register', () =>
        ok(registerAnswer({ token: 't-9', type: 0, account: 'minhtam88' })),
      ),
    );
    await renderApp('/nowhere?m=register');
    await fillIn();
    await user.click(screen.getByLabelText(/Tôi đủ 18 tuổi/));
    await submit();
    expect(await screen.findByRole('heading', { name: 'Đăng ký thành công' })).toBeTruthy();
    expect(sessionStorage.getItem('token')).toBe('t-9');
    await user.click(screen.getByRole('button', { name: 'Để sau' }));
    await waitFor(() => expect(place.search).toBe(''));
  });

  it('shows why the server refused and brings a new puzzle (SPEC-4.7)', async () => {
    server.use(
      gateway.put('/wps/member/register', () =>
        refused(409, 'USERNAME_TAKEN', undefined, 'Tên đã được dùng.'),
      ),
    );
    await renderApp('/nowhere?m=register');
    await fillIn();
    await user.click(screen.getByLabelText(/Tôi đủ 18 tuổi/));
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Tên đã được dùng.');
    await waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('0'));
  });

  it('SPEC-7.7.2 SPEC-8.14 checks the invitation first and rejects an invalid one', async () => {
    let registered = 0;
    server.use(
      gateway.get('/wps/agent/affiliate', () => refused(404, 'INVITATION_CODE_INVALID')),
      gateway.put('/wps/member/register', () => {
        registered += 1;
        return ok(registerAnswer());
      }),
    );
    const site = status({ rules: { username: rule(), password: rule(), affiliateCode: rule() } });
    await renderApp('/nowhere?m=register', { site });
    await fillIn();
    await user.type(await field(/^Mã đại lý/), 'KHONGCO');
    await user.click(screen.getByLabelText(/Tôi đủ 18 tuổi/));
    await submit();
    expect((await screen.findAllByText('Mã mời không hợp lệ')).length).toBeGreaterThan(0);
    expect(registered).toBe(0);
  });

  it('SPEC-9.19 SPEC-2.4 names the bonus of 131 thousand where a Zalo id is asked for, and promises none elsewhere', async () => {
    const rules = { username: rule(), password: rule() };
    const view = await renderApp('/nowhere?m=register', {
      site: status({ rules: { ...rules, zalo: rule() } }),
    });
    await field(/^Tên đăng nhập/);
    expect(screen.getAllByText(/131\.000/).length).toBeGreaterThan(0);
    view.unmount();
    await renderApp('/nowhere?m=register', { site: status({ rules }) });
    await field(/^Tên đăng nhập/);
    expect(screen.queryByText(/131\.000/)).toBeNull();
  });

  it('is closed where the server’s flag is off', async () => {
    await renderApp('/nowhere?m=register', { site: status({ flags: [] }) });
    expect(await screen.findByText('Đăng ký đang tạm đóng')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tạo tài khoản' })).toBeNull();
  });

  it('SPEC-4.7 hides the affiliate field once the code of the address is known', async () => {
    const site = status({ rules: { username: rule(), password: rule(), affiliateCode: rule() } });
    server.use(gateway.get('/wps/agent/affiliate', () => ok({ accepted: true })));
    await renderApp('/nowhere?m=register&affiliateCode=DL9', { site });
    await field(/^Tên đăng nhập/);
    await waitFor(() => expect(screen.queryByLabelText('Mã đại lý')).toBeNull());
  });
});
