import Type from 'typebox';
import { defineState } from '../contract.js';
import { Currency, Instant, Language } from '../fields.js';

/** A switch of the brand's whitelabel tree; `enabled` is '1' when it is on. */
export interface WhitelabelNode {
  modId: string;
  enabled: string;
  childrenNodes?: WhitelabelNode[];
}

const whitelabelNode = (depth: number): Type.TSchema =>
  Type.Object({
    modId: Type.String({ minLength: 1, maxLength: 64 }),
    enabled: Type.Enum(['0', '1']),
    ...(depth > 1 ? { childrenNodes: Type.Optional(Type.Array(whitelabelNode(depth - 1))) } : {}),
  });

export const brandState = defineState({
  topic: 'member.brand.state',
  description: 'The configuration of a brand and its feature switches.',
  schema: Type.Object({
    merchantCode: Type.String({ minLength: 1, maxLength: 32 }),
    name: Type.String({ minLength: 1 }),
    currency: Currency,
    currencySymbol: Type.String(),
    displayScale: Type.Integer({ minimum: 0, maximum: 8, description: 'decimals shown' }),
    defaultLanguage: Language,
    languages: Type.Array(Language, { minItems: 1 }),
    lotteryType: Type.String(),
    device: Type.String(),
    timeZone: Type.String(),
    whitelabel: Type.Unsafe<WhitelabelNode[]>(Type.Array(whitelabelNode(4))),
    maintenance: Type.Boolean(),
    maintenanceUntil: Type.Optional(Instant),
    access: Type.Optional(
      Type.Object(
        {
          countries: Type.Record(Type.String(), Type.Array(Type.String())),
          allowed: Type.Array(Type.String()),
          denied: Type.Array(Type.String()),
          restrictedCountries: Type.Array(Type.String()),
        },
        { description: 'address ranges (CIDR) and countries by which visitors are let in or kept out' },
      ),
    ),
    domains: Type.Optional(
      Type.Array(Type.String(), {
        description: 'host names and address ranges at which the brand is served',
      }),
    ),
    minimumAge: Type.Optional(
      Type.Integer({ minimum: 18, maximum: 30, description: 'years of a member; 18 where it is not said' }),
    ),
    flags: Type.Record(Type.String(), Type.Boolean(), { description: 'settings outside the tree' }),
  }),
  key: (brand) => brand.merchantCode,
  example: {
    merchantCode: 'senvang',
    name: 'Sen Vàng',
    currency: 'VND',
    currencySymbol: '₫',
    displayScale: 2,
    defaultLanguage: 'vi',
    languages: ['vi', 'en'],
    lotteryType: 'SEA',
    device: 'WEB',
    timeZone: 'Asia/Ho_Chi_Minh',
    whitelabel: [
      {
        modId: 'REGISTER3',
        enabled: '1',
        childrenNodes: [
          { modId: 'USERNAMEREG3', enabled: '1' },
          { modId: 'DIRECTREG3', enabled: '1' },
        ],
      },
      { modId: 'FREEPLAY3', enabled: '1' },
    ],
    maintenance: false,
    access: { countries: {}, allowed: [], denied: ['198.51.100.0/24'], restrictedCountries: ['SG'] },
    flags: { smsEnabled: false, loginedToHomePage: true },
  },
});
