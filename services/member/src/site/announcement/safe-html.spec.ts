import { safeHtml } from './safe-html.js';

describe('SEC-S32 the content of a notice', () => {
  it('keeps what texts are made of', () => {
    const html = '<h2>Bảo trì</h2><p>Từ <strong>2 giờ</strong></p><ul><li>một</li></ul>';
    expect(safeHtml(html)).toBe(html);
    expect(safeHtml('<a href="/promotions">x</a>')).toBe(
      '<a href="/promotions" rel="noopener noreferrer nofollow">x</a>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt&#58;alert(1)">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed" onclick="alert(1)">x</p>',
    '<form action="https://evil.example"><input></form>',
    '<math><mtext><table><mglyph><style><img src onerror=alert(1)></style></table></math>',
    '<a href="//evil.example">x</a>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<base href="https://evil.example">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ])('leaves nothing harmful of %s', (html) => {
    expect(safeHtml(html)).not.toMatch(
      /script|onerror|onload|onclick|<svg|<iframe|style=|<form|<base|evil|data:/i,
    );
  });

  it('is the same the second time', () => {
    const once = safeHtml('<p>a<b onclick=x>b</b><script>c</script></p>');
    expect(safeHtml(once)).toBe(once);
  });
});
