import { GatewayConfig } from '../gateway.config.js';
import { answerHeaders, consoleHeaders, pageHeaders } from './security-headers.js';

const config = Object.assign(new GatewayConfig(), { frameOrigins: ['http://localhost:7109'] });

describe('security headers', () => {
  it('SEC-S30 allows frames of the named providers only and forbids being framed', () => {
    const policy = pageHeaders(config)['content-security-policy'];
    expect(policy).toContain('frame-src http://localhost:7109;');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self';");
  });

  it('SEC-S30 SPEC-4.7 allows the outside phone service only while the brand uses it', () => {
    const closed = pageHeaders(config)['content-security-policy']!;
    const open = pageHeaders(config, { phoneRoute: true })['content-security-policy']!;
    const of = (policy: string, name: string) =>
      policy
        .split('; ')
        .filter((directive) => directive.startsWith(`${name} `))[0]!
        .split(' ')
        .slice(1);
    expect(closed).not.toContain('google');
    expect(of(open, 'script-src')).toEqual([
      "'self'",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(of(open, 'connect-src')).toContain('https://identitytoolkit.googleapis.com');
    expect(of(open, 'frame-src')[0]).toBe('http://localhost:7109');
    const others = (policy: string) =>
      policy.split('; ').filter((directive) => !/^(script|connect|frame)-src /.test(directive));
    expect(others(open)).toEqual(others(closed));
    const standIn = Object.assign(new GatewayConfig(), { phoneAuthEmulator: 'http://127.0.0.1:9099' });
    expect(of(pageHeaders(standIn, { phoneRoute: true })['content-security-policy']!, 'connect-src')).toEqual(
      ["'self'", 'http://127.0.0.1:9099'],
    );
  });

  it('SEC-S30 lets the console frame nothing and call this site only', () => {
    const policy = consoleHeaders(config)['content-security-policy'];
    expect(policy).not.toContain('frame-src');
    expect(policy).not.toContain('localhost:7109');
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(consoleHeaders(config)['x-robots-tag']).toBe('noindex, nofollow');
  });

  it('SEC-S30.1 allows no inline style, and lets no other origin use an answer, a page or a file', () => {
    const withPhoneRoute = pageHeaders(config, { phoneRoute: true });
    for (const headers of [pageHeaders(config), withPhoneRoute, consoleHeaders(config)]) {
      expect(headers['content-security-policy']).toContain("style-src 'self';");
      expect(headers['content-security-policy']).not.toMatch(/style-src-(attr|elem)|unsafe-inline/);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
    expect(answerHeaders(config)['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('SEC-S30 sends HSTS with every kind of answer if the site is served over TLS only', () => {
    const secure = Object.assign(new GatewayConfig(), { strictTransport: 'on' });
    for (const headers of [pageHeaders(secure), answerHeaders(secure)])
      expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(answerHeaders(config)).not.toHaveProperty('strict-transport-security');
  });
});
