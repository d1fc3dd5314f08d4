import { GatewayConfig } from '../gateway.config.js';
import { answerHeaders, pageHeaders } from './security-headers.js';

const config = Object.assign(new GatewayConfig(), { frameOrigins: ['http://localhost:7109'] });

describe('security headers', () => {
  it('SEC-S30 frames nobody but the providers named, and is framed by nobody', () => {
    const policy = pageHeaders(config)['content-security-policy'];
    expect(policy).toContain('frame-src http://localhost:7109;');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self';");
  });

  it('SEC-S30 asks for TLS on every kind of answer where the site is served over TLS only', () => {
    const secure = Object.assign(new GatewayConfig(), { strictTransport: 'on' });
    for (const headers of [pageHeaders(secure), answerHeaders(secure)])
      expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(answerHeaders(config)).not.toHaveProperty('strict-transport-security');
  });
});
