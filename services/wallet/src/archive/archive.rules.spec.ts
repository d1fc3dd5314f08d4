import { firstDay, archiveBlockReasons } from './archive.rules.js';

describe('months', () => {
  it('are named by year and month only', () => {
    expect(['2026-05', '2026-01', '2026-12'].map(firstDay)).toEqual([
      '2026-05-01',
      '2026-01-01',
      '2026-12-01',
    ]);
    for (const bad of [
      '',
      '2026',
      '2026-00',
      '2026-13',
      '2026-5',
      '26-05',
      '2026-05-01',
      ' 2026-05',
      'x2026-05',
    ])
      expect(firstDay(bad)).toBeUndefined();
  });

  it('stay for reasons that the database and the operators know by these names', () => {
    expect(archiveBlockReasons).toEqual([
      ...[
        'NOT_A_MONTH',
        'ALREADY_ARCHIVED',
        'UNKNOWN_MONTH',
        'TOO_YOUNG',
        'NOT_PUBLISHED',
        'NOT_ROLLED_UP',
        'NOT_CHAINED',
      ],
      ...['NOT_AUDITED', 'NOT_ARCHIVED', 'BUSY'],
    ]);
  });
});
