import type { JWK } from 'jose';

/**
 * The client's private key for encrypted customer-service links. Every browser has it: it keeps links out of traffic
 * logs and is not a secret; VITE_SERVICE_LINK_KEY sets a brand's own key at build time.
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
