import type { ServiceLinkKey } from '../site/brand/brand.configuration.js';

/** The demo brand's key for links of customer service. */
export const demoServiceLinkKey: ServiceLinkKey = {
  kid: 'demo-2026-11',
  kty: 'EC',
  crv: 'P-256',
  x: 'q5AiCyf7Ce7c-jpycycXZjrdJcQjDwJNTc6ce0FEbgo',
  y: 'AcvZ4ftvmaVPWOR3Z8UH7YXlFm5PMVb-aczARRX-y50',
};

/** The demo client's key. Every browser holds it, so it hides a link only from traffic logs. */
export const demoServiceLinkPrivateKey = {
  ...demoServiceLinkKey,
  d: 'jOIEWHzbBUd7SUJa3eINGyvBvJRSskXvgZ4mQ81z394',
};
