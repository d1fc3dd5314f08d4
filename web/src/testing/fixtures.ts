import type { Schema } from '~/lib/api/types';
import type { Game, GameMenu, Vendor } from '~/features/games';
import type { Bonus } from '~/features/rewards/api/rewards.api';
import type { GamingState, RealityCheck } from '~/features/responsible-gaming/api/gaming.api';
import type { MemberInfo } from '~/features/session';
import type { FieldRule, Flag, SystemStatus } from '~/features/system';
import type { Balance } from '~/features/wallet';

export const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  patternId: 0,
  minLength: 0,
  maxLength: 255,
  ...over,
});

/** A public key without a private key: its messages cannot be decrypted. */
const PAYLOAD_KEY = {
  kty: 'EC',
  crv: 'P-256',
  x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
  y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
  kid: 'test',
};

export function status(
  over: Partial<Omit<SystemStatus, 'info'>> & {
    info?: Partial<SystemStatus['info']>;
    flags?: Flag[];
    rules?: Record<string, FieldRule>;
  } = {},
): SystemStatus {
  const {
    flags = ['USERNAMEREG3', 'DIRECTREG3', 'FREEPLAY3', 'DEPOSIT3', 'MESSAGE3'],
    rules,
    info,
    ...rest
  } = over;
  return {
    info: {
      whitelabel: [
        { modId: 'ROOT', enabled: '1', childrenNodes: flags.map((modId) => ({ modId, enabled: '1' })) },
      ],
      register: rules ?? {
        username: rule({
          required: true,
          patternId: 1,
          acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
          minLength: 6,
          maxLength: 16,
        }),
        password: rule({ required: true, minLength: 8, maxLength: 64 }),
      },
      minimumAge: 18,
      resources: [],
      customerService: [],
      imageCDNs: [],
      launchGameCDNs: [],
      payloadKey: PAYLOAD_KEY,
      currencySymbol: '₫',
      currency: 'VND',
      displayScale: 2,
      name: 'Lotus',
      merchantCode: 'lotus',
      lotteryType: 'VN',
      device: 'W',
      timeZone: 'Asia/Ho_Chi_Minh',
      defaultLanguage: 'vi',
      languages: ['vi', 'en'],
      chatHeaderColour: '#0B0E14',
      analytics: { gtagId: null },
      ...info,
    },
    location: { ip: '203.0.113.24', country: 'VN' },
    maintenance: false,
    maintenanceUntil: null,
    regionRestriction: false,
    serverTime: new Date().toISOString(),
    ...rest,
  };
}

export const member = (over: Partial<MemberInfo> = {}): MemberInfo => ({
  id: '0190f2d0-7f3a-7000-8000-000000000001',
  account: 'minhtam88',
  nickname: null,
  type: 0,
  toUpline: 0,
  clubLabel: { labelName: 'VIP 1', rankLevel: 1 },
  memberLabel: [],
  createdAt: '2026-11-01T03:00:00.000Z',
  lastLogin: null,
  ...over,
});

export const balance = (over: Partial<Balance> = {}): Balance => ({
  sumBalance: '1250000.00',
  held: '0.00',
  available: '1250000.00',
  bonus: '0.00',
  owed: '0.00',
  withdrawable: '1250000.00',
  turnoverLeft: '0.00',
  currency: 'VND',
  wallets: [{ vassalage: 'MAIN', balance: '1250000.00' }],
  version: 1,
  ...over,
});

/** Every part of the money apart: held for a withdrawal, bonus money, and a debt. */
export const partedBalance = (over: Partial<Balance> = {}): Balance =>
  balance({
    held: '300000.00',
    available: '950000.00',
    bonus: '400000.00',
    owed: '25000.00',
    withdrawable: '0.00',
    turnoverLeft: '6000000.00',
    ...over,
  });

export const bonus = (over: Partial<Bonus> = {}): Bonus => ({
  id: 'b1',
  title: { vi: 'Nạp lần đầu tặng 100%', en: '100% first deposit bonus' },
  amount: '500000.00',
  required: '10000000.00',
  done: '4000000.00',
  at: '2026-11-21T08:11:00.000Z',
  status: 'CREDITED',
  rolloverId: 'r1',
  rolloverStatus: 'ACTIVE',
  taken: '0.00',
  kept: '0.00',
  expiresAt: '2026-12-21T08:11:00.000Z',
  ...over,
});

export const vendor = (vassalage: string, displayName: string, over: Partial<Vendor> = {}): Vendor => ({
  vassalage,
  displayName,
  smallIcon: null,
  isHot: false,
  firstGameId: 'g0',
  maintenance: false,
  ...over,
});

export const menus = (): GameMenu[] => [
  {
    gameType: 'RNG',
    name: { vi: 'Nổ hũ', en: 'Slots' },
    classes: [],
    vendors: [vendor('LB', 'Lục Bảo'), vendor('HL', 'Hải Long')],
  },
];

const TITLES = ['Đèn Lồng Hội An', 'Sen Vàng Phú Quý', 'Cá Chép Hóa Rồng'];

export const game = (n: number, over: Partial<Game> = {}): Game => ({
  gameId: `g${n}`,
  nodeId: `g${n}`,
  gameName: TITLES[n % TITLES.length] ?? '',
  vassalage: n % 2 ? 'HL' : 'LB',
  supportPlay: 0,
  gameType: 'RNG',
  isGame: 'GAME',
  roomId: null,
  nodeName: TITLES[n % TITLES.length] ?? '',
  showIcon: null,
  code: `g${n}`,
  defaultPlayType: null,
  accountTypeName: null,
  classify: null,
  rtp: null,
  isHot: false,
  isNew: false,
  maintenance: false,
  ...over,
});

export const games = (count: number): Game[] => Array.from({ length: count }, (_, n) => game(n));

let puzzles = 0;
export const puzzle = () => ({
  id: `puzzle-${(puzzles += 1)}`,
  background: 'data:image/png;base64,AA==',
  piece: 'data:image/png;base64,AA==',
  y: 20,
  width: 320,
  height: 120,
  pieceWidth: 50,
});

export const gaming = (over: Partial<GamingState> = {}): GamingState => ({
  limits: [],
  realityCheckMinutes: null,
  exclusion: null,
  limitsPromptDue: false,
  factsDue: false,
  applied: true,
  ...over,
});

export const reality = (over: Partial<RealityCheck> = {}): RealityCheck => ({
  intervalMinutes: null,
  startedAt: '2026-11-21T08:00:00.000Z',
  elapsedMinutes: 12,
  staked: '0.00',
  returned: '0.00',
  netResult: '0.00',
  nextAt: null,
  due: false,
  ...over,
});

export const loginAnswer = (
  over: Partial<Schema<'Auth.LoginResponse'>> = {},
): Schema<'Auth.LoginResponse'> => ({
  token: 't',
  type: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  passwordKnownDefault: false,
  forcePasswordChange: false,
  lastLoginAt: null,
  ...over,
});

export const registerAnswer = (
  over: Partial<Schema<'Auth.RegisterResponse'>> = {},
): Schema<'Auth.RegisterResponse'> => ({
  memberId: '0190f2d0-7f3a-7000-8000-000000000001',
  account: 'minhtam88',
  token: 't',
  type: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  ...over,
});

export const country = (over: Partial<Schema<'Member.CountryResponse'>> = {}) => ({
  countryCode: 'VN',
  countryDialingCode: '84',
  nameEn: 'Vietnam',
  nameVi: 'Việt Nam',
  digits: 9,
  mobileDigits: [9],
  ...over,
});
