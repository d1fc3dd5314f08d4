import type { JWK } from 'jose';

/**
 * The client's half of the key to which links of customer service are encrypted. It lies in every browser: it keeps a link
 * out of traffic logs, and is no secret. A brand with a key of its own is built with VITE_SERVICE_LINK_KEY.
 */
const DEMO: JWK = {
  kid: 'demo-2026-11',
  kty: 'EC',
  crv: 'P-256',
  x: 'q5AiCyf7Ce7c-jpycycXZjrdJcQjDwJNTc6ce0FEbgo',
  y: 'AcvZ4ftvmaVPWOR3Z8UH7YXlFm5PMVb-aczARRX-y50',
  d: 'jOIEWHzbBUd7SUJa3eINGyvBvJRSskXvgZ4mQ81z394',
};

const ofBuild = import.meta.env['VITE_SERVICE_LINK_KEY'] as string | undefined;

export const serviceLinkKey: JWK = ofBuild ? (JSON.parse(ofBuild) as JWK) : DEMO;
