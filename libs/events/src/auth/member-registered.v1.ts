import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { AccountType, Id, Instant, Language } from '../fields.js';

/** Carries no personal data: contacts stay in auth. */
export const memberRegistered = defineEvent({
  topic: 'member.accounts',
  type: 'auth.member.registered.v1',
  description: 'A member opened an account, or a guest began free play.',
  schema: Type.Object({
    memberId: Id,
    account: Type.String({ minLength: 1, maxLength: 64, description: 'the user name' }),
    accountType: AccountType,
    affiliateCode: Type.Optional(Type.String({ maxLength: 64 })),
    referralCode: Type.Optional(Type.String({ maxLength: 64 })),
    recommenderId: Type.Optional(Id),
    bonusContact: Type.Optional(
      Type.Boolean({ description: 'a Zalo or WhatsApp id was given, as the welcome bonus asks' }),
    ),
    language: Language,
    registeredAt: Instant,
  }),
  key: (member) => member.memberId,
  example: {
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    account: 'sen.vang88',
    accountType: 0,
    affiliateCode: 'SEN2026',
    language: 'vi',
    registeredAt: '2026-11-21T07:00:00.000Z',
  },
});
