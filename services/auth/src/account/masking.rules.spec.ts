import { masked } from './masking.rules.js';

describe('a masked contact', () => {
  it.each([
    ['email', 'sen.vang@example.com', 'se****@example.com'],
    ['email', 'a@b.vn', 'a****@b.vn'],
    ['mobileNum', '84901234567', '********567'],
    ['zalo', 'senvang1990', 'se****0'],
    ['zalo', 'sen', '****'],
    ['line', '  tên dài lắm ', 'tê****m'],
  ])('SEC-S35.3 %s %s shows as %s', (kind, value, shown) => {
    expect(masked(kind, value)).toBe(shown);
  });
});
