import type { ServiceLinkKey } from '../site/brand/brand.configuration.js';

/** The demo brand's key for links of customer service. */
export const demoServiceLinkKey: ServiceLinkKey = {
  kid: 'demo-2026-11',
  kty: 'EC',
  crv: 'P-256',
  x: 'q5AiCyf7Ce7c-jpycycXZjrdJcQjDwJNTc6ce0FEbgo',
  y: 'AcvZ4ftvmaVPWOR3Z8UH7YXlFm5PMVb-aczARRX-y50',
};

/** What the demo client decrypts with. It lies in every browser: it hides a link from whoever reads traffic logs, from nobody else. */
export const demoServiceLinkPrivateKey = {
  ...demoServiceLinkKey,
  d: 'jOIEWHzbBUd7SUJa3eINGyvBvJRSskXvgZ4mQ81z394',
};
