import { senVang } from '../../seed/sen-vang.js';
import { invalidFields } from './brand-change.rules.js';
import { applyChange, isAllowedLink, type BrandChange } from './brand.rules.js';

const before = senVang.configuration;
const rule = before.registerRules['email']!;
const isRange = (text: string) => /^[\d.]+\/\d+$/.test(text);

const mailTo = (url: string) => ({
  resourceType: 'EMAIL' as const,
  url,
  labelNameEn: 'E-mail',
  labelNameVi: 'Thư',
});

describe('what an operator may set', () => {
  it.each<[string, BrandChange, string[]]>([
    ['nothing', {}, []],
    ['a rule', { registerRules: { email: { ...rule, enabled: true, maxLength: 120 } } }, []],
    ['bounds that cross', { registerRules: { email: { ...rule, minLength: 9, maxLength: 8 } } }, ['email']],
    ['a pattern that is none', { registerRules: { email: { ...rule, acceptedPattern: '(' } } }, ['email']],
    [
      'a pattern of unbounded time',
      { registerRules: { email: { ...rule, acceptedPattern: '^(a+)+$' } } },
      ['email'],
    ],
    ['a rule with more in it', { registerRules: { email: { ...rule, admin: true } as never } }, ['email']],
    ['a switch that is no switch', { switches: { FREEPLAY3: 1 as never } }, ['FREEPLAY3']],
    ['a country that is none', { countryAddresses: { vn: ['10.0.0.0/8'] } }, ['vn']],
    ['a range that is none', { countryAddresses: { VN: ['10.0.0'] } }, ['10.0.0']],
    [
      'a link elsewhere',
      { customerService: [{ csType: 'VIP', path: 'https://evil.example/' }] },
      ['https://evil.example/'],
    ],
    [
      'a link to a host named along with it',
      {
        serviceHosts: ['chat.example', 'cong-dong.senvang.example'],
        customerService: [{ csType: 'VIP', path: 'https://chat.example/x' }],
      },
      [],
    ],
    ['an e-mail address', { resources: [mailTo('mailto:hotro@chat.example')] }, []],
    [
      'an e-mail link that says more',
      { resources: [mailTo('mailto:hotro@chat.example?bcc=a@evil.example')] },
      ['mailto:hotro@chat.example?bcc=a@evil.example'],
    ],
  ])('SPEC-1.7 %s', (_what, change, wrong) => {
    expect(invalidFields(change, before, isRange)).toEqual(wrong);
  });

  it('names registration fields the form does not have', () => {
    expect(applyChange(before, { registerRules: { shoeSize: rule } }).unknown).toEqual(['shoeSize']);
  });

  it('takes the key for links away with null', () => {
    expect('serviceLinkKey' in applyChange(before, { serviceLinkKey: null }).after).toBe(false);
    expect(applyChange(before, {}).after.serviceLinkKey).toEqual(before.serviceLinkKey);
  });
});

describe('SEC-S33.1 a link', () => {
  it.each(['/helpmc', '/helpmc?desk=vip', 'https://chat.example', 'https://chat.example/a?b=c#d'])(
    '%s is allowed',
    (link) => expect(isAllowedLink(link, ['chat.example'])).toBe(true),
  );

  it.each([
    'http://chat.example/',
    '//chat.example/',
    '/\\evil.example',
    'https://chat.example@evil.example/',
    'https://user:pass@chat.example/',
    'https://evil.example/?chat.example',
    'https://chat.example.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
    'chat.example',
  ])('%j is not', (link) => expect(isAllowedLink(link, ['chat.example'])).toBe(false));
});
