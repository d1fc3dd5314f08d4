import { after, enrolmentActions, enrolmentStatuses, type EnrolmentStatus } from './lifecycle.rules.js';

describe('the states of an enrolment', () => {
  const edges = enrolmentStatuses.flatMap((from) =>
    enrolmentActions.flatMap((action) => {
      const to = after(from, action);
      return to === undefined ? [] : [[from, action, to] as const];
    }),
  );

  it('has these moves and no other', () => {
    expect(edges.map((edge) => edge.join(' '))).toEqual([
      'coming open join',
      ...[
        'join enrol signed',
        'join reach claim',
        'join issue issued',
        'join claim claimed',
        'join apply applying',
        'join expire close',
      ],
      ...['signed progress process', 'signed reach claim', 'signed issue issued', 'signed apply applying'],
      ...['signed reject rejected', 'signed expire close'],
      ...[
        'process progress process',
        'process reach claim',
        'process issue issued',
        'process apply applying',
      ],
      ...['process reject rejected', 'process expire close'],
      ...['claim claim claimed', 'claim apply applying', 'claim reject rejected', 'claim expire close'],
      ...['applying approve issued', 'applying reject rejected'],
      ...[
        'issued fail rejected',
        'issued reverse rejected',
        'claimed fail rejected',
        'claimed reverse rejected',
      ],
      'rejected reapply applying',
    ]);
  });

  it('never leads from a paid status to another paid status', () => {
    const reachable = (from: EnrolmentStatus): EnrolmentStatus[] =>
      edges.filter(([start]) => start === from).map(([, , to]) => to);
    for (const paid of ['issued', 'claimed'] as const)
      expect(reachable(paid).every((status) => status === 'rejected')).toBe(true);
    expect(reachable('close')).toEqual([]);
  });
});
