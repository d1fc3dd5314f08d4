import type { GatewayConfig } from '../gateway.config.js';

/** Headers of API answers, which are never pages. */
export function answerHeaders(config: Readonly<GatewayConfig>): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...transport(config),
  };
}

/** The outside phone service: script and frame of its captcha, and the origins its script calls. */
const phoneService = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  calls: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
};
const nothing = { scripts: [], frames: [], calls: [] };

/**
 * Headers of pages and their files. Scripts come from this site only, frames from the configured game providers. The
 * outside phone service is allowed while the brand uses it.
 */
export function pageHeaders(
  config: Readonly<GatewayConfig>,
  { phoneRoute = false } = {},
): Record<string, string> {
  const { scripts, frames, calls } = phoneRoute ? phoneServiceOf(config) : nothing;
  const framed = [...config.frameOrigins, ...frames];
  const policy = [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    // React sets styles through the DOM, which no policy concerns; a style attribute in markup has no effect.
    "style-src 'self'",
    "img-src 'self' data: blob: " + config.frameOrigins.join(' '),
    "font-src 'self' data:",
    ['connect-src', "'self'", ...calls].join(' '),
    `frame-src ${framed.length > 0 ? framed.join(' ') : "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.map((directive) => directive.trim()).join('; '),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...transport(config),
  };
}

/** Headers of the operators' console: it frames nothing, calls this site only and is listed by no search engine. */
export function consoleHeaders(config: Readonly<GatewayConfig>): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // React sets styles through the DOM, which no policy concerns; a style attribute in markup has no effect.
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    ...pageHeaders(config),
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  };
}

function phoneServiceOf({ phoneAuthEmulator }: Readonly<GatewayConfig>): typeof phoneService {
  return phoneAuthEmulator === undefined ? phoneService : { ...nothing, calls: [phoneAuthEmulator] };
}

function transport({ strictTransport }: Readonly<GatewayConfig>): Record<string, string> {
  return strictTransport === 'on'
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {};
}
