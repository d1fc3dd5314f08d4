import { brandState } from '#libs/events';
import { StateView } from '#libs/messaging';
import type { DomainError } from '#libs/platform';
import { FakeClock } from '#libs/testing';
import { SiteGate, type SiteRequest } from './site.gate.js';

const clock = new FakeClock('2026-11-21T10:00:00.000Z');
let sequence = 1n;

function gateWith(brand: Partial<typeof brandState.example>): { gate: SiteGate; publish: typeof publish } {
  const view = new StateView(brandState);
  const publish = (change: Partial<typeof brandState.example>, key = 'senvang') =>
    view.apply({
      id: `b${sequence}`,
      type: brandState.type,
      topic: brandState.topic,
      key,
      value: JSON.stringify({ ...brandState.example, ...change }),
      occurredAt: clock.now(),
      source: 'member',
      sequence: sequence++,
    });
  const gate = new SiteGate(view, 'senvang', clock);
  publish(brand);
  return { gate, publish };
}

const from = (address: string): SiteRequest => ({ host: undefined, merchant: undefined, address });
const bets = { path: '/wps/v2/records/bets', class: 'read' } as const;

function refusal(run: () => void): DomainError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error as DomainError;
  }
}

describe('the site gate', () => {
  it('SPEC-4.1 SPEC-8.12 refuses calls with a message during maintenance and admits them as soon as it ends', () => {
    const { gate, publish } = gateWith({ maintenance: true, maintenanceUntil: '2026-11-21T10:10:00.000Z' });
    const closed = refusal(() => gate.admit(bets, from('8.8.8.8')))!;
    expect(closed).toMatchObject({ code: 'SITE_MAINTENANCE', status: 503, retryAfterSeconds: 600 });
    expect(closed.wording.en).toContain(
      'Dear valued Customer: We are currently performing a system maintenance',
    );
    expect(closed.value).toEqual({ maintenanceUntil: '2026-11-21T10:10:00.000Z' });
    publish({ maintenance: false });
    expect(refusal(() => gate.admit(bets, from('8.8.8.8')))).toBeUndefined();
  });

  it.each([
    ['/wps/system/status', 'read'],
    ['/wps/system/service', 'read'],
    ['/wps/v2/ops/brand', 'write'],
    ['/provider/:vassalage/v1/:call', 'provider'],
    ['/wps/session/logout', 'write'],
  ] as const)('SPEC-4.1 leaves %s open', (path, routeClass) => {
    const { gate } = gateWith({
      maintenance: true,
      access: { countries: {}, allowed: [], denied: ['0.0.0.0/0'], restrictedCountries: [] },
    });
    expect(refusal(() => gate.admit({ path, class: routeClass }, from('8.8.8.8')))).toBeUndefined();
  });

  it('SPEC-4.1 SPEC-8.11 SEC-S28 refuses a region by country and by address, and admits listed addresses', () => {
    const access = {
      countries: {},
      allowed: ['8.8.4.4/32'],
      denied: ['113.161.1.0/24'],
      restrictedCountries: ['US'],
    };
    const { gate, publish } = gateWith({ access });
    const of = (address: string) => refusal(() => gate.admit(bets, from(address)))?.code;
    expect(['8.8.8.8', '8.8.4.4', '113.161.1.9', '113.161.2.9', '127.0.0.1'].map(of)).toEqual([
      'REGION_RESTRICTED',
      undefined,
      'REGION_RESTRICTED',
      undefined,
      undefined,
    ]);
    const refused = refusal(() => gate.admit(bets, from('8.8.8.8')))!;
    expect(refused.value).toEqual({ ip: '8.8.8.8', country: 'US' });
    expect(refused.wording.en).toBe(
      'Due to restriction of your location or IP address, you are not allowed to access the site. We apologize for the inconvenience.',
    );
    publish({ access: { ...access, restrictedCountries: [] } });
    expect(of('8.8.8.8')).toBeUndefined();
  });

  describe('the brand of a request', () => {
    const closed = { merchantCode: 'second', domains: ['second.example', '10.1.0.0/16'], maintenance: true };
    const codeOf = (gate: SiteGate, request: Partial<SiteRequest>) =>
      refusal(() => gate.admit(bets, { ...from('8.8.8.8'), ...request }))?.code;

    it('SEC-S28.2 is the one that lists the host, whatever the port, else the one of this deployment', () => {
      const { gate, publish } = gateWith({ domains: ['lotus.example'] });
      publish(closed, 'second');
      const of = (host: string) => codeOf(gate, { host });
      expect(
        ['lotus.example', 'Second.Example:8443', '10.1.2.3', '[::1]:80', 'other.example', ''].map(of),
      ).toEqual([undefined, 'SITE_MAINTENANCE', 'SITE_MAINTENANCE', undefined, undefined, undefined]);
    });

    it('SEC-S28.2 is not loosened by a header: its own brand refuses first, an unknown one is refused', () => {
      const { gate, publish } = gateWith({ maintenance: true });
      publish({ merchantCode: 'second', maintenance: false }, 'second');
      expect(codeOf(gate, { merchant: 'second' })).toBe('SITE_MAINTENANCE');
      publish({ maintenance: false });
      expect(codeOf(gate, { merchant: 'second' })).toBeUndefined();
      expect(codeOf(gate, { merchant: 'x' })).toBe('MERCHANT_UNKNOWN');
    });

    it('SEC-S28.2 is refused while none is known', () => {
      const gate = new SiteGate(new StateView(brandState), 'senvang', clock);
      expect(codeOf(gate, {})).toBe('SITE_UNAVAILABLE');
    });
  });
});
