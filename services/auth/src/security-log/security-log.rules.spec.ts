import { isLogged } from './security-log.rules.js';

describe('the security log', () => {
  it.each([
    ['POST', '/wps/session/login', 401, true],
    ['POST', '/wps/session/login', 200, true],
    ['PUT', '/wps/v2/fund-password', 200, true],
    ['DELETE', '/wps/v2/ops/members/:memberId/sessions', 403, true],
    ['GET', '/wps/v2/login-history', 200, false],
    ['GET', '/wps/v2/login-history', 403, true],
    ['POST', '/wps/captcha/slider', 200, false],
    ['POST', '/internal/sessions/:sessionId/renewal', 200, false],
    ['POST', '/internal/fund-password/verification', 422, true],
    ['POST', '/wps/unknown', 404, false],
  ])('SEC-S36 of %s %s answered by %i is kept: %s', (method, route, status, kept) => {
    expect(isLogged(method, route, status)).toBe(kept);
  });
});
