import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as crypto from '~/lib/crypto';
import { country, loginAnswer, registerAnswer, status } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place, renderApp } from '~/testing/render';
import { HIDE_AFTER_BLUR_MS } from '../components/country-picker';
import { SEND_THROTTLE_MS } from '../hooks/use-sms-code';
import { nationalNumber, phoneProblem } from '~/lib/phone';

const user = userEvent.setup();
const VN = {
  countryCode: 'VN',
  countryDialingCode: '84',
  digits: 9,
  mobileDigits: [9],
  nameEn: 'Vietnam',
  nameVi: 'Việt Nam',
};
const open = status({
  flags: [
    'USERNAMEREG3',
    'MOBILENUMREG3',
    'DIRECTREG3',
    'REGMOBVERF3',
    'MOBILENUMPASSREG3',
    'MOBILEVERCODELOGIN3',
    'CHNGPASSVERIF3',
  ],
});
const inDialog = { selector: '[role=dialog] input' };
const numberField = () => screen.findByLabelText(/^Số điện thoại/, inDialog);
const codeField = () => screen.findByLabelText(/^Mã xác minh SMS/, inDialog);

let sent: Record<string, unknown>[] = [];
beforeEach(() => {
  sent = [];
  const take =
    (expiredMinutes: number) =>
    async ({ request }: { request: Request }) => {
      const { workProof, ...fields } = (await request.json()) as Record<string, unknown>;
      expect(workProof).toMatchObject({ id: 'w-1' });
      sent.push(fields);
      return ok({ expiredMinutes });
    };
  server.use(
    gateway.post('/wps/verification/sms/noLogin', take(5)),
    gateway.post('/wps/verification/sms/register', take(5)),
  );
});

describe('a mobile number (SPEC-5.7)', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['91234567', 'digits'],
    ['9123456789', 'digits'],
    ['91234567x', 'format'],
    ['912345678', null],
    ['0912 345 678', null],
    ['091.234.5678', null],
  ])('%j is judged %s', (typed, problem) => {
    expect(phoneProblem(typed, VN)).toBe(problem);
  });

  it('is sent without the zero and the spaces that people write', () => {
    expect(nationalNumber(' 0912 345-678', VN)).toBe('912345678');
    expect(nationalNumber('０９１２３４５６７８', VN)).toBe('912345678');
  });
});

describe('log-in by SMS (SPEC-2.3, SPEC-5.3)', () => {
  const toSms = async () => user.click(await screen.findByRole('tab', { name: 'Số điện thoại' }));

  it('is offered where the brand has switched it on', async () => {
    await renderApp('/nowhere?m=login');
    await screen.findByRole('slider');
    expect(screen.queryByRole('tab', { name: 'Số điện thoại' })).toBeNull();
  });

  it('SPEC-5.4 looks at the number before anything is sent', async () => {
    await renderApp('/nowhere?m=login', { site: open });
    await toSms();
    await user.type(await numberField(), '12345');
    await user.click(await screen.findByRole('button', { name: 'Gửi mã' }));
    expect(await screen.findByText('Số điện thoại phải có đúng 9 chữ số')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('SPEC-4.6 SPEC-9.7 SPEC-3.8 SPEC-7.1.2 counts the code’s minutes down, also after the dialog was closed, and sends nothing until then', async () => {
    const first = await renderApp('/nowhere?m=login', { site: open });
    await toSms();
    await user.type(await numberField(), '0912345678');
    await user.click(await screen.findByRole('button', { name: 'Gửi mã' }));
    expect(await screen.findByText('Đã gửi. Mã có hiệu lực 5 phút.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Gửi lại (05:00|04:5\d)$/ })).toHaveProperty('disabled', true);
    expect(sent).toEqual([{ mobileNum: '912345678', countryDialingCode: '84', purpose: 'login' }]);
    first.unmount();
    await renderApp('/nowhere?m=login', { site: open });
    await toSms();
    expect(await screen.findByRole('button', { name: /^Gửi lại/ })).toHaveProperty('disabled', true);
  });

  it('SPEC-7.7.1 SPEC-8.20 shows the server’s words in a dialog with a button, where the message is not sent', async () => {
    server.use(
      gateway.post('/wps/verification/sms/noLogin', () =>
        refused(429, 'SMS_TOO_MANY_REQUESTS', undefined, 'Quá nhiều yêu cầu, vui lòng thử lại sau 5 phút.'),
      ),
    );
    await renderApp('/nowhere?m=login', { site: open });
    await toSms();
    await user.type(await numberField(), '912345678');
    await user.click(await screen.findByRole('button', { name: 'Gửi mã' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Quá nhiều yêu cầu, vui lòng thử lại sau 5 phút.');
    await user.click(within(dialog).getByRole('button', { name: 'Đã hiểu' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('SPEC-1.2 SPEC-3.2 sends number and code without a puzzle, and remembers the number for a day', async () => {
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    server.use(gateway.post('/wps/session/login', () => ok(loginAnswer({ token: 't-sms', type: 0 }))));
    await renderApp('/nowhere?m=login', { site: open });
    await toSms();
    await user.type(await numberField(), '0912345678');
    await user.type(await codeField(), ' 123456 ');
    await user.click(screen.getByLabelText('Ghi nhớ trên máy này 1 ngày'));
    await user.click(screen.getAllByRole('button', { name: 'Đăng nhập' }).at(-1) as HTMLElement);
    await waitFor(() => expect(sessionStorage.getItem('token')).toBe('t-sms'));
    expect(sealed.mock.calls[0]?.[0]).toEqual({
      type: 'sms',
      mobileNum: '912345678',
      countryDialingCode: '84',
      verificationCode: '123456',
      remember: true,
    });
    expect(decodeURIComponent(document.cookie)).toContain(
      'loginTypeSms={"mobileNum":"912345678","countryDialingCode":"84"}',
    );
    document.cookie = 'loginTypeSms=; max-age=0; path=/';
    document.cookie = 'loginRemember=; max-age=0; path=/';
  });

  it('asks for the code', async () => {
    await renderApp('/nowhere?m=login', { site: open });
    await toSms();
    await user.type(await numberField(), '0912345678');
    await user.click(screen.getAllByRole('button', { name: 'Đăng nhập' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Vui lòng nhập mã xác minh')).toBeTruthy();
  });
});

describe('the country picker (SPEC-2.7)', () => {
  beforeEach(() => {
    server.use(
      gateway.get('/wps/system/countries', () =>
        ok([
          country(),
          country({ countryCode: 'SG', countryDialingCode: '65', digits: 8, mobileDigits: [8] }),
        ]),
      ),
    );
  });
  const picker = () => screen.findByRole('button', { name: /^Mã quốc gia/ });

  it('begins with the visitor’s country, finds by name and by digits, and changes the rule', async () => {
    await renderApp('/nowhere?m=login', { site: open });
    await user.click(await screen.findByRole('tab', { name: 'Số điện thoại' }));
    await waitFor(async () => expect((await picker()).textContent).toContain('+84'));
    await user.click(await picker());
    await user.type(screen.getByRole('combobox', { name: 'Tìm quốc gia' }), '65');
    await user.keyboard('{Enter}');
    expect((await picker()).textContent).toContain('+65');
    await user.type(await numberField(), '912345678');
    await user.click(await screen.findByRole('button', { name: 'Gửi mã' }));
    expect(await screen.findByText('Số điện thoại phải có đúng 8 chữ số')).toBeTruthy();
  });

  it('SPEC-9.12 hides 200 ms after it has lost the focus, and Escape closes it alone', async () => {
    expect(HIDE_AFTER_BLUR_MS).toBe(200);
    await renderApp('/nowhere?m=login', { site: open });
    await user.click(await screen.findByRole('tab', { name: 'Số điện thoại' }));
    await user.click(await picker());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();

    await user.click(await picker());
    vi.useFakeTimers();
    try {
      fireEvent.blur(screen.getByRole('combobox', { name: 'Tìm quốc gia' }));
      vi.advanceTimersByTime(199);
      expect(screen.getByRole('listbox')).toBeTruthy();
      vi.advanceTimersByTime(1);
    } finally {
      vi.useRealTimers();
    }
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });
});

describe('registration by mobile number (SPEC-2.4, SPEC-5.2)', () => {
  const toMobile = async () => user.click(await screen.findByRole('tab', { name: 'Số điện thoại' }));

  it('SPEC-3.10.1 is offered only where it is enabled', async () => {
    await renderApp('/nowhere?m=register');
    await screen.findByRole('slider');
    expect(screen.queryByRole('tab', { name: 'Số điện thoại' })).toBeNull();
  });

  it('SPEC-1.1 SPEC-7.1.7 SPEC-7.1.20 asks for number, code and password, and opens the account by its own call', async () => {
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    server.use(
      gateway.put('/wps/member/register/mobile', () =>
        ok(registerAnswer({ token: 't-m', type: 0, account: 'm1234567890' })),
      ),
    );
    await renderApp('/nowhere?m=register', { site: open });
    await toMobile();
    expect(screen.queryByLabelText(/^Tên đăng nhập/, inDialog)).toBeNull();
    await user.type(await numberField(), '0912345678');
    await user.click(await screen.findByRole('button', { name: 'Gửi mã' }));
    await waitFor(() =>
      expect(sent).toEqual([{ mobileNo: '912345678', countryDialingCode: '84', regType: 'mobile' }]),
    );
    await user.type(await codeField(), '654321');
    await user.type(screen.getByLabelText(/^Mật khẩu/, inDialog), 'Trang-Khuyet-9');
    await user.type(screen.getByLabelText(/^Nhập lại/, inDialog), 'Trang-Khuyet-9');
    fireEvent.keyDown(await screen.findByRole('slider'), { key: 'End' });
    await user.click(screen.getByLabelText(/Tôi đủ 18 tuổi/));
    await user.click(screen.getByRole('button', { name: 'Tạo tài khoản' }));
    expect(await screen.findByText('m1234567890')).toBeTruthy();
    expect(sealed.mock.calls[0]?.[0]).toMatchObject({
      mobileNum: '912345678',
      countryDialingCode: '84',
      verificationCode: '654321',
      password: 'Trang-Khuyet-9',
      confirmPassword: 'Trang-Khuyet-9',
      login: true,
      registerMethod: 'WEB',
    });
  });

  it('SPEC-3.10.10 asks for the number and its code on the username tab where smsEnabled is on', async () => {
    await renderApp('/nowhere?m=register', { site: status({ flags: ['USERNAMEREG3', 'smsEnabled'] }) });
    expect(await numberField()).toBeTruthy();
    expect(await codeField()).toBeTruthy();
  });
});

describe('a forgotten password by phone (SPEC-2.5, SPEC-5.6)', () => {
  const fill = async () => {
    await user.click(await screen.findByRole('tab', { name: 'Số điện thoại' }));
    await user.type(await numberField(), '0912345678');
    await user.type(await codeField(), '111222');
    await user.type(screen.getByLabelText(/^Mật khẩu mới/, inDialog), 'Trang-Khuyet-9');
    await user.type(screen.getByLabelText(/^Nhập lại mật khẩu mới/, inDialog), 'Trang-Khuyet-9');
    await user.click(screen.getByRole('button', { name: 'Đặt mật khẩu' }));
  };

  it('is offered only where CHNGPASSVERIF3 is on', async () => {
    await renderApp('/nowhere?m=forgot');
    await screen.findByRole('button', { name: 'Gửi liên kết' });
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('SPEC-7.1.17 SPEC-2.5 sets the password, logs in by the number with an empty type, and stands at home', async () => {
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    server.use(
      gateway.post('/wps/member/password/verification', () => ok(null)),
      gateway.post('/wps/session/login', () => ok(loginAnswer({ token: 't-f', type: 0 }))),
    );
    await renderApp('/nowhere?m=forgot', { site: open });
    await fill();
    await waitFor(() => expect(place).toEqual({ path: '/index', search: '' }));
    expect(sessionStorage.getItem('token')).toBe('t-f');
    expect(sealed.mock.calls.map(([fields]) => fields)).toEqual([
      {
        mobileNum: '912345678',
        countryDialingCode: '84',
        verificationCode: '111222',
        newPassword: 'Trang-Khuyet-9',
        confirmNewPassword: 'Trang-Khuyet-9',
      },
      { type: '', username: '912345678', countryDialingCode: '84', password: 'Trang-Khuyet-9' },
    ]);
  });

  it('asks for the second step where the account has one', async () => {
    server.use(
      gateway.post('/wps/member/password/verification', () => ok(null)),
      gateway.post('/wps/session/login', () =>
        refused(401, 'SECOND_FACTOR_REQUIRED', {
          ticket: 'ticket',
          methods: ['totp'],
          additional: [],
          expiresInSeconds: 300,
        }),
      ),
    );
    await renderApp('/nowhere?m=forgot', { site: open });
    await fill();
    expect(await screen.findByRole('heading', { name: 'Xác minh 2 bước' })).toBeTruthy();
  });

  it('says so where the new password is set and the log-in did not follow', async () => {
    server.use(
      gateway.post('/wps/member/password/verification', () => ok(null)),
      gateway.post('/wps/session/login', () => refused(429, 'LOGIN_DELAYED')),
    );
    await renderApp('/nowhere?m=forgot', { site: open });
    await fill();
    expect(await screen.findByText('Đã đặt mật khẩu mới. Mời bạn đăng nhập.')).toBeTruthy();
  });
});

it('SPEC-9.9 sends once per second at the most', () => {
  expect(SEND_THROTTLE_MS).toBe(1_000);
});
