import i18next from 'i18next';
import { http as handle } from 'msw';
import { afterAll, describe, expect, it } from 'vitest';
import { refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { http as typed } from '../http';
import { changeLanguage } from '../i18n';
import { LANGUAGES } from '../language';
import { KIND_OF_RULE, VALIDATION_KINDS, validationText } from '../validation/validation';

const http = typed as unknown as Record<'post', (path: string, options?: object) => Promise<unknown>>;
const GENERAL = 'Một số thông tin không đúng định dạng.';
const broken = (...fields: { field: string; rules: string[] }[]) =>
  server.use(handle.post('/wps/thing', () => refused(400, 'VALIDATION_FAILED', { fields }, GENERAL)));
const said = () =>
  http.post('/wps/thing').then(
    () => 'nothing',
    (error: Error) => error.message,
  );

afterAll(() => changeLanguage('vi'));

describe('a request that breaks a rule of validation', () => {
  it.each([
    ['required', 'isNotEmpty', /bắt buộc/],
    ['e-mail', 'isEmail', /Email/],
    ['length', 'isLength', /Độ dài/],
    ['numeric', 'isNumber', /phải là số/],
    ['integer', 'isInt', /số nguyên/],
    ['digits', 'isNumberString', /chữ số/],
    ['URL', 'isUrl', /Đường dẫn/],
    ['IP', 'isIp', /IP/],
    ['pattern', 'matches', /Định dạng/],
    ['image', 'isMimeType', /PNG hoặc JPG/],
    ['file size', 'fileSize', /Tệp quá lớn/],
    ['dimensions', 'dimensions', /Kích thước ảnh/],
    ['dates', 'isIso8601', /Ngày/],
    ['card', 'isCreditCard', /Số thẻ/],
    ['confirmed', 'equals', /không khớp/],
    ['included', 'isIn', /Lựa chọn/],
    ['excluded', 'isNotIn', /không được dùng/],
  ])('SPEC-5.7.1 has a message for %s', async (_kind, rule, words) => {
    broken({ field: 'amount', rules: [rule] });
    expect(await said()).toMatch(words);
  });

  it.each(LANGUAGES)('SPEC-5.7.1 says each kind apart in %s', async (language) => {
    await changeLanguage(language);
    expect(i18next.language).toBe(language);
    const texts = await Promise.all(
      VALIDATION_KINDS.map((kind) => {
        const [rule] = Object.entries(KIND_OF_RULE).find(([, named]) => named === kind) ?? [];
        return validationText({ fields: [{ field: 'x', rules: [rule] }] });
      }),
    );
    expect(texts.filter((text) => !text)).toEqual([]);
    expect(new Set(texts).size).toBe(VALIDATION_KINDS.length);
    await changeLanguage('vi');
  });

  it('says that a missing field is required, whatever else it breaks', async () => {
    broken({ field: 'name', rules: ['isString', 'maxLength', 'isNotEmpty'] });
    expect(await said()).toMatch(/bắt buộc/);
  });

  it('leaves the words of a refusal that names no rule of these', async () => {
    broken({ field: 'extra', rules: ['whitelistValidation'] });
    expect(await said()).toBe(GENERAL);
  });
});
