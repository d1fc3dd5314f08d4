import { dormantSince } from './account-status.rules.js';

describe('a dormant account', () => {
  it('REG-G10 is dormant after so many months, from that day on', () => {
    const last = new Date('2025-11-21T10:00:00.000Z');
    expect(dormantSince(last, 12, new Date('2026-11-21T09:59:59.999Z'))).toBeUndefined();
    expect(dormantSince(last, 12, new Date('2026-11-21T10:00:00.000Z'))).toEqual(
      new Date('2026-11-21T10:00:00.000Z'),
    );
    expect(dormantSince(last, 12, new Date('2027-05-01T00:00:00.000Z'))).toEqual(
      new Date('2026-11-21T10:00:00.000Z'),
    );
  });
});
