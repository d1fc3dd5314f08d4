import { describe, expect, it } from 'vitest';

type Tree = { [key: string]: string | Tree };
const catalogues = {
  ...import.meta.glob<Tree>('../../lib/locales/{vi,en}.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Tree>('../../features/*/locales/{vi,en}.json', { eager: true, import: 'default' }),
};

function textOf(language: 'vi' | 'en', address: string): string {
  const [feature, keys = ''] = address.split(':');
  const path =
    feature === 'common'
      ? `../../lib/locales/${language}.json`
      : `../../features/${feature}/locales/${language}.json`;
  let found: string | Tree | undefined = catalogues[path];
  for (const key of keys.split('.')) found = typeof found === 'object' ? found[key] : undefined;
  return typeof found === 'string' ? found : '';
}

describe('messages', () => {
  // The error catalogue (specification 8) and the messages of 5.7, each with the place of its words.
  it.each<[message: string, address: string, english: RegExp, vietnamese: RegExp]>([
    [
      'SPEC-8.1 account or password incorrect',
      'auth:login.failed',
      /account or password incorrect/i,
      /không đúng/,
    ],
    ['SPEC-8.3 incorrect email', 'auth:forgot.badEmail', /e-?mail/i, /Email không đúng/],
    [
      'SPEC-8.4 two passwords do not match',
      'auth:register.mismatch',
      /two passwords/i,
      /Hai mật khẩu không khớp/,
    ],
    ['SPEC-8.6 please log in first', 'launch:needLogin', /log in/i, /đăng nhập/i],
    [
      'SPEC-8.7 connection problem',
      'common:error.connection',
      /connection problem, please retry/i,
      /Kết nối có vấn đề/,
    ],
    ['SPEC-8.8 system error', 'common:error.system', /system error/i, /Lỗi hệ thống/],
    ['SPEC-8.9 page load is slow', 'common:error.slow', /slowly.*check your network/i, /Trang tải chậm/],
    ['SPEC-8.10 invalid URL', 'system:invalidUrl.title', /invalid url/i, /Địa chỉ không hợp lệ/],
    [
      'SPEC-8.10 invalid URL, contact customer service',
      'system:invalidUrl.text',
      /customer service/i,
      /chăm sóc khách hàng/,
    ],
    [
      'SPEC-8.11 restricted region',
      'system:restricted.text',
      /restriction of your location or IP address/i,
      /vị trí hoặc địa chỉ IP/,
    ],
    ['SPEC-8.12 maintenance', 'system:maintenance.text', /Dear valued customer/i, /bảo trì hệ thống/],
    [
      'SPEC-8.13 please complete verification first',
      'auth:slider.needed',
      /complete (the )?verification first/i,
      /hoàn tất xác minh trước/,
    ],
    [
      'SPEC-8.14 invalid invitation code',
      'auth:invitation_code_error',
      /invalid invitation code/i,
      /Mã mời không hợp lệ/,
    ],
    ['SPEC-8.15 game maintenance', 'common:nav.maintenance', /maintenance/i, /Bảo trì/],
    ['SPEC-8.16 need a real account', 'session:in_need_true_account', /account/i, /tài khoản chính thức/],
    [
      'SPEC-8.16 please register or log in to an official account',
      'session:demo.text',
      /official account/i,
      /tài khoản chính thức/,
    ],
    ['SPEC-8.17 not an agent', 'auth:login.notAnAgent', /not an agent, cannot log in/i, /Không phải đại lý/],
    [
      'SPEC-5.1 password must be (min)-(max) characters',
      'auth:reg_pattern_0',
      /\(min\) - \(max\)/,
      /\(min\) - \(max\)/,
    ],
    ['SPEC-8.23 enter a verification code', 'auth:sms.needed', /verification code/i, /mã xác minh/],
    ['SPEC-8.19 enter a phone number', 'auth:phone.missing', /phone number/i, /số điện thoại/],
    ['SPEC-8.18 phone number format incorrect', 'auth:phone.format', /format incorrect/i, /Định dạng/],
    ['SPEC-5.7 the number has exactly {0} digits', 'auth:register.digits', /digits/i, /chữ số/],
    ['SPEC-5.7 the content must not be empty', 'feedback:empty', /must not be empty/i, /không được để trống/],
    [
      'SPEC-5.3 please enter the username',
      'auth:login.needUsername',
      /enter your username/i,
      /tên đăng nhập/,
    ],
    ['SPEC-5.3 please enter the password', 'auth:login.needPassword', /enter your password/i, /mật khẩu/],
    ['SPEC-9.20 18 or older', 'auth:register.mustAgree', /18/, /18 tuổi/],
  ])('%s', (_message, address, english, vietnamese) => {
    expect(textOf('en', address)).toMatch(english);
    expect(textOf('vi', address)).toMatch(vietnamese);
  });

  it.each(Array.from({ length: 13 }, (_, id) => id).filter((id) => id !== 11))(
    'SPEC-5.1 the rule of pattern %d is worded in both languages',
    (id) => {
      expect(textOf('en', `auth:reg_pattern_${id}`)).not.toBe('');
      expect(textOf('vi', `auth:reg_pattern_${id}`)).not.toBe('');
    },
  );
});
