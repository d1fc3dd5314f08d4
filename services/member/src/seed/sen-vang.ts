import type { WhitelabelNode } from '#libs/events';
import type { Brand, RegisterRules } from '../brand/brand.configuration.js';
import { demoServiceLinkKey } from './service-link-key.js';

const on = (modId: string, childrenNodes?: WhitelabelNode[]): WhitelabelNode => ({
  modId,
  enabled: '1',
  ...(childrenNodes && { childrenNodes }),
});
const off = (modId: string): WhitelabelNode => ({ modId, enabled: '0' });

/** Every switch of the specification; on is what has a page and a service behind it. */
const whitelabel: WhitelabelNode[] = [
  on('REGISTER3', [
    on('USERNAMEREG3'),
    on('DIRECTREG3'),
    on('MOBILENUMREG3'),
    on('REGMOBVERF3'),
    on('MOBILENUMPASSREG3'),
  ]),
  on('LOGIN3', [on('MOBILEVERCODELOGIN3'), on('CHNGPASSVERIF3'), off('PWDEXPFORCECHANGE3')]),
  // Codes by the outside phone service; on only where one is configured.
  off('PHONEAUTH3'),
  on('FREEPLAY3'),
  on('MEMBERCENTER3', [
    on('DEPOSIT3'),
    off('WITHDRAW3'),
    off('TRANSFERUPLINE3'),
    off('MANPLAYREB3'),
    off('BONUSDETAILS3'),
    off('REWARDCENTER3'),
    off('REDRAIN3'),
    on('MESSAGE3'),
  ]),
  on('AGENTCENTER3', [off('TEAMOVERVIEW3'), off('TEAMPROFITLOSS3'), off('TEAMBETTING3')]),
];

const field = (over: Partial<RegisterRules[string]>): RegisterRules[string] => ({
  enabled: true,
  required: false,
  patternId: 0,
  minLength: 0,
  maxLength: 255,
  ...over,
});
const hidden = (patternId = 0) => field({ enabled: false, patternId });

const registerRules: RegisterRules = {
  username: field({
    required: true,
    patternId: 1,
    acceptedPattern: '^(?=.*[0-9])[A-Za-z][A-Za-z0-9]*$',
    minLength: 6,
    maxLength: 16,
  }),
  // Length is what makes a password strong; the well-known ones are refused besides.
  password: field({ required: true, minLength: 8, maxLength: 64 }),
  paymentPassword: field({
    patternId: 6,
    acceptedPattern: '^[0-9]+$',
    minLength: 6,
    maxLength: 6,
    enabled: false,
  }),
  payeeName: hidden(8),
  nickname: hidden(),
  // Nobody has to give one, but a link to a new password goes to no other place.
  email: field({ patternId: 3 }),
  mobileNum: hidden(6),
  qqNum: hidden(6),
  line: hidden(9),
  whatsapp: hidden(9),
  facebook: hidden(9),
  zalo: hidden(9),
  wechat: hidden(9),
  idNumber: hidden(4),
  recommenderId: hidden(4),
  affiliateCode: field({ patternId: 9, maxLength: 64 }),
};

/** The demo brand. */
export const senVang: Brand = {
  merchantCode: 'senvang',
  version: 1,
  configuration: {
    name: 'Sen Vàng',
    currency: 'VND',
    currencySymbol: '₫',
    displayScale: 2,
    defaultLanguage: 'vi',
    languages: ['vi', 'en'],
    lotteryType: 'SEA',
    device: 'WEB',
    timeZone: 'Asia/Ho_Chi_Minh',
    chatHeaderColour: '#0E7C66',
    whitelabel,
    settings: {
      loginedToHomePage: false,
      // Who registers by user name needs no telephone; the mobile tab has its own switch.
      smsEnabled: false,
      bankAccountNameCheck: true,
      creditMode: false,
      manualRebate: false,
      singleWallet: true,
    },
    maintenance: false,
    registerRules,
    resources: [
      {
        resourceType: 'IOS',
        url: '/down?app=ios',
        labelNameEn: 'iOS app',
        labelNameVi: 'Ứng dụng iOS',
        labelNameCn: 'iOS 应用',
      },
      {
        resourceType: 'MOBILECONFIG',
        url: '/down?app=lite',
        labelNameEn: 'iOS lite app',
        labelNameVi: 'Ứng dụng iOS rút gọn',
        labelNameCn: 'iOS 轻应用',
      },
      {
        resourceType: 'ANDROID',
        url: '/down?app=android',
        labelNameEn: 'Android app',
        labelNameVi: 'Ứng dụng Android',
        labelNameCn: '安卓应用',
      },
    ],
    customerService: [
      { csType: 'VIP', path: '/helpmc?desk=vip' },
      { csType: 'LIVECHAT', path: '/helpmc?desk=livechat' },
    ],
    serviceHosts: [],
    serviceLinkKey: demoServiceLinkKey,
    gtagId: null,
    imageCDNs: [],
    launchGameCDNs: [],
    addresses: { countries: {}, allowed: [], denied: [], restrictedCountries: [] },
  },
};

/** Where the demo brand is at home: this machine and the network around it, so that a phone can open it too. */
export const senVangHosts = [
  'localhost',
  '127.0.0.0/8',
  '::1/128',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
];
