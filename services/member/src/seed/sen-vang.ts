import type { Brand } from '../site/brand/brand.configuration.js';
import { fieldRule, rulesWith, settingsWith, switchesWith } from '../site/brand/brand.defaults.js';
import { demoServiceLinkKey } from './service-link-key.js';

/** Of every switch of the specification those with a page and a service behind them. */
const whitelabel = switchesWith([
  'REGISTER3',
  'USERNAMEREG3',
  'DIRECTREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'LOGIN3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'FREEPLAY3',
  'MEMBERCENTER3',
  'DEPOSIT3',
  'WITHDRAW3',
  'TRANSFERUPLINE3',
  'MESSAGE3',
  'AGENTCENTER3',
  'TEAMOVERVIEW3',
  'TEAMBETTING3',
  'TEAMPROFITLOSS3',
  'BONUSDETAILS3',
  'MANPLAYREB3',
  'REWARDCENTER3',
  'REDRAIN3',
]);

const registerRules = rulesWith({
  username: fieldRule({
    required: true,
    patternId: 1,
    acceptedPattern: '^(?=.*[0-9])[A-Za-z][A-Za-z0-9]*$',
    minLength: 6,
    maxLength: 16,
  }),
  // Length makes a password strong; common passwords are refused too.
  password: fieldRule({ required: true, minLength: 8, maxLength: 64 }),
  paymentPassword: fieldRule({
    patternId: 6,
    acceptedPattern: '^[0-9]+$',
    minLength: 6,
    maxLength: 6,
    enabled: false,
  }),
  // One account a person, of full age.
  payeeName: fieldRule({ required: true, patternId: 8, minLength: 2, maxLength: 60 }),
  birthday: fieldRule({ required: true, minLength: 10, maxLength: 10 }),
  nickname: fieldRule({ minLength: 2, maxLength: 20 }),
  // Optional, but a password reset needs it.
  email: fieldRule({ patternId: 3 }),
  affiliateCode: fieldRule({ patternId: 9, maxLength: 64 }),
});

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
    // Who registers by user name needs no telephone; the mobile tab has its own switch.
    settings: settingsWith({ smsEnabled: false, bankAccountNameCheck: true, singleWallet: false }),
    maintenance: false,
    registerRules,
    minimumAge: 18,
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
        labelNameEn: 'IOS-LITE-APP',
        labelNameVi: 'IOS-LITE-APP: ứng dụng iOS rút gọn',
        labelNameCn: 'IOS-LITE-APP',
      },
      {
        resourceType: 'ANDROID',
        url: '/down?app=android',
        labelNameEn: 'Android app',
        labelNameVi: 'Ứng dụng Android',
        labelNameCn: '安卓应用',
      },
      {
        resourceType: 'SOCIAL',
        url: 'https://cong-dong.senvang.example',
        labelNameEn: 'Community',
        labelNameVi: 'Cộng đồng',
        labelNameCn: '社区',
      },
      {
        resourceType: 'EMAIL',
        url: 'mailto:hotro@senvang.example',
        labelNameEn: 'E-mail to support',
        labelNameVi: 'Thư cho bộ phận hỗ trợ',
        labelNameCn: '客服邮箱',
      },
    ],
    customerService: [
      { csType: 'VIP', path: '/helpmc?desk=vip' },
      { csType: 'LIVECHAT', path: '/helpmc?desk=livechat' },
    ],
    serviceHosts: ['cong-dong.senvang.example'],
    serviceLinkKey: demoServiceLinkKey,
    gtagId: null,
    imageCDNs: [],
    launchGameCDNs: [],
    addresses: { countries: {}, allowed: [], denied: [], restrictedCountries: [] },
  },
};

/** Hosts of the demo brand: this machine and private networks, so that a phone can open it. */
export const senVangHosts = [
  'localhost',
  '127.0.0.0/8',
  '::1/128',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
];
