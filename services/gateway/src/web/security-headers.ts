import type { GatewayConfig } from '../gateway.config.js';

/** Headers of answers of the API: nothing in them is ever a page. */
export function answerHeaders(config: Readonly<GatewayConfig>): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    ...transport(config),
  };
}

/** Headers of pages and their files. Scripts come from our own files only; frames from the game providers named by configuration. */
export function pageHeaders(config: Readonly<GatewayConfig>): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // React writes style attributes through the DOM; SVG art in markup carries some of its own.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: " + config.frameOrigins.join(' '),
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${config.frameOrigins.length > 0 ? config.frameOrigins.join(' ') : "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.map((directive) => directive.trim()).join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...transport(config),
  };
}

function transport({ strictTransport }: Readonly<GatewayConfig>): Record<string, string> {
  return strictTransport === 'on'
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {};
}
