import type { Language } from '#libs/platform';
import type { Email } from '../message.ports.js';

/** Texts of e-mails. `link` and `code` stand alone on a line. */
export type EmailText =
  | { kind: 'password-reset'; link: string; minutes: number }
  | { kind: 'code'; code: string; minutes: number }
  | { kind: 'new-device'; device: string; at: string }
  | { kind: 'security-changed'; what: SecurityChange; at: string };

export type SecurityChange =
  'password' | 'fund-password' | 'mobile' | 'email' | 'second-factor-on' | 'second-factor-off' | 'passkey';

const changes: Record<SecurityChange, Record<Language, string>> = {
  password: { vi: 'mật khẩu đăng nhập', en: 'login password' },
  'fund-password': { vi: 'mật khẩu rút tiền', en: 'fund password' },
  mobile: { vi: 'số điện thoại', en: 'telephone number' },
  email: { vi: 'địa chỉ e-mail', en: 'e-mail address' },
  'second-factor-on': { vi: 'ứng dụng xác thực (đã bật)', en: 'authenticator app (switched on)' },
  'second-factor-off': { vi: 'ứng dụng xác thực (đã tắt)', en: 'authenticator app (switched off)' },
  passkey: { vi: 'khóa truy cập', en: 'passkeys' },
};

interface Content {
  subject: string;
  before: string;
  alone?: string;
  after: string;
}

export function emailText(
  to: string,
  brand: string,
  account: string,
  language: Language,
  text: EmailText,
): Email {
  const { subject, before, alone, after } = contentOf(brand, account, language, text);
  const lines = [before, alone, after].filter((line) => line !== undefined);
  const aloneHtml =
    text.kind === 'password-reset'
      ? `<p><a href="${escaped(text.link)}">${escaped(text.link)}</a></p>`
      : alone && `<p style="font-size:1.6em;letter-spacing:.2em">${escaped(alone)}</p>`;
  const html = [`<p>${escaped(before)}</p>`, aloneHtml, `<p>${escaped(after)}</p>`]
    .filter(Boolean)
    .join('\n');
  return {
    to,
    subject,
    text: lines.join('\n\n'),
    html: `<!doctype html>\n<html lang="${language}"><body>\n${html}\n</body></html>`,
  };
}

function contentOf(brand: string, account: string, language: Language, text: EmailText): Content {
  const vi = language === 'vi';
  switch (text.kind) {
    case 'password-reset':
      return {
        subject: vi ? `${brand}: đặt lại mật khẩu` : `${brand}: reset your password`,
        before: vi
          ? `Có yêu cầu đặt lại mật khẩu cho tài khoản ${account}. Mở liên kết sau trong ${text.minutes} phút:`
          : `Somebody asked to reset the password of ${account}. Open this link within ${text.minutes} minutes:`,
        alone: text.link,
        after: vi
          ? 'Nếu không phải bạn, hãy bỏ qua thư này; mật khẩu vẫn giữ nguyên.'
          : 'If it was not you, ignore this message; the password stays as it is.',
      };
    case 'code':
      return {
        subject: vi ? `${brand}: mã xác minh` : `${brand}: verification code`,
        before: vi ? `Mã xác minh cho tài khoản ${account}:` : `The verification code for ${account}:`,
        alone: text.code,
        after: vi
          ? `Mã hết hạn sau ${text.minutes} phút. Đừng đưa mã này cho bất kỳ ai.`
          : `It expires in ${text.minutes} minutes. Do not share it.`,
      };
    case 'new-device':
      return {
        subject: vi ? `${brand}: đăng nhập từ thiết bị mới` : `${brand}: login from a new device`,
        before: vi
          ? `Tài khoản ${account} vừa được đăng nhập từ một thiết bị chưa từng dùng, lúc ${text.at}.`
          : `${account} was logged in to from a device not seen before, at ${text.at}.`,
        alone: text.device,
        after: ownActions(vi),
      };
    case 'security-changed': {
      const what = changes[text.what][language];
      return {
        subject: vi ? `${brand}: thông tin bảo mật đã thay đổi` : `${brand}: a security setting was changed`,
        before: vi
          ? `Tài khoản ${account} vừa thay đổi: ${what}, lúc ${text.at}.`
          : `On ${account} this was changed: ${what}, at ${text.at}.`,
        after: ownActions(vi),
      };
    }
  }
}

function ownActions(vi: boolean): string {
  return vi
    ? 'Nếu không phải bạn, hãy đổi mật khẩu và kết thúc các phiên khác trong trung tâm bảo mật.'
    : 'If it was not you, change the password and end the other sessions in the security centre.';
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}
