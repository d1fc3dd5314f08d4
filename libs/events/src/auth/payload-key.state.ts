import Type from 'typebox';
import { defineState } from '../contract.js';
import { Instant } from '../fields.js';

/** Several keys live while one replaces another; clients are handed the one with the newest `activeFrom`. */
export const payloadKeyState = defineState({
  topic: 'auth.payload-key.state',
  description: 'A public key to which login, registration and password calls are encrypted.',
  schema: Type.Object({
    kid: Type.String({ minLength: 1, maxLength: 64 }),
    publicJwk: Type.Object({
      kty: Type.String(),
      crv: Type.String(),
      x: Type.String(),
      y: Type.Optional(Type.String()),
      kid: Type.Optional(Type.String()),
      use: Type.Optional(Type.String()),
      alg: Type.Optional(Type.String()),
    }),
    activeFrom: Instant,
  }),
  key: (payloadKey) => payloadKey.kid,
  example: {
    kid: '2026-11-a',
    publicJwk: {
      kty: 'EC',
      crv: 'P-256',
      x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
      y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
      kid: '2026-11-a',
      use: 'enc',
      alg: 'ECDH-ES',
    },
    activeFrom: '2026-11-01T00:00:00.000Z',
  },
});
