import { senVang } from '../../seed/sen-vang.js';
import { applyChange, hostOf, whitelabelOf } from './brand.rules.js';

const before = senVang.configuration;

describe('a change of the brand', () => {
  it('turns switches deep in the tree, and leaves all else as it was', () => {
    const { after, unknown } = applyChange(before, { switches: { USERNAMEREG3: false } });
    expect(unknown).toEqual([]);
    const register = after.whitelabel.find((node) => node.modId === 'REGISTER3')!;
    expect(register.enabled).toBe('1');
    expect(register.childrenNodes!.find((node) => node.modId === 'USERNAMEREG3')!.enabled).toBe('0');
    expect({ ...after, whitelabel: before.whitelabel }).toEqual(before);
  });

  it('names the switches and settings that the brand does not have', () => {
    const { unknown } = applyChange(before, { switches: { NOSUCH3: true }, settings: { toString: true } });
    expect(unknown).toEqual(['NOSUCH3', 'toString']);
  });

  it('sets, keeps and takes away the time at which maintenance ends', () => {
    const until = '2026-11-22T00:00:00.000Z';
    const set = applyChange(before, { maintenance: true, maintenanceUntil: until }).after;
    expect([set.maintenance, set.maintenanceUntil]).toEqual([true, until]);
    expect(applyChange(set, { maintenance: false }).after.maintenanceUntil).toBe(until);
    expect('maintenanceUntil' in applyChange(set, { maintenanceUntil: null }).after).toBe(false);
  });

  it('shows the settings as one more branch of the tree', () => {
    const settings = whitelabelOf(before).find((node) => node.modId === 'SETTINGS3')!;
    expect(settings.childrenNodes).toContainEqual({ modId: 'loginedToHomePage', enabled: '0' });
  });
});

describe('the host a client names', () => {
  it.each([
    ['senvang.vn', 'senvang.vn'],
    ['SENVANG.VN:8443', 'senvang.vn'],
    ['https://www.senvang.vn/index?x=1', 'www.senvang.vn'],
    ['localhost:8080', 'localhost'],
    ['[::1]:8080', '::1'],
    ['192.168.1.7:8080', '192.168.1.7'],
    ['senvang.vn.', 'senvang.vn'],
  ])('%s is %s', (url, host) => {
    expect(hostOf(url)).toBe(host);
  });

  it.each(['', 'http://', 'a b', 'http://[::1', '%00'])('%j is none', (url) => {
    expect(hostOf(url)).toBeUndefined();
  });
});
