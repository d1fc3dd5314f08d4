import { AuthConfig } from '../auth.config.js';
import { Sealing } from './sealing.js';

const sealing = new Sealing(new AuthConfig());

describe('sealing', () => {
  it('REG-G4 opens what it sealed, and seals the same text differently each time', () => {
    const first = sealing.seal('contact', 'member-1', 'sen@example.com');
    expect(sealing.open('contact', 'member-1', first)).toBe('sen@example.com');
    expect(sealing.seal('contact', 'member-1', 'sen@example.com')).not.toBe(first);
    expect(first).not.toContain('sen@example.com');
  });

  it('does not open for another owner, another purpose, or after a change', () => {
    const sealed = sealing.seal('contact', 'member-1', 'sen@example.com');
    expect(() => sealing.open('contact', 'member-2', sealed)).toThrow();
    expect(() => sealing.open('profile', 'member-1', sealed)).toThrow();
    const last = sealed.at(-3) === 'A' ? 'B' : 'A';
    expect(() =>
      sealing.open('contact', 'member-1', sealed.slice(0, -3) + last + sealed.slice(-2)),
    ).toThrow();
  });

  it('indexes equal values equally, and only under the same secret and purpose', () => {
    const other = new Sealing(Object.assign(new AuthConfig(), { applicationSecret: 'x'.repeat(32) }));
    expect(sealing.blindIndex('email', 'a')).toBe(sealing.blindIndex('email', 'a'));
    expect(sealing.blindIndex('email', 'a')).not.toBe(sealing.blindIndex('mobile', 'a'));
    expect(sealing.blindIndex('email', 'a')).not.toBe(other.blindIndex('email', 'a'));
  });
});
