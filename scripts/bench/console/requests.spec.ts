import { figuresOf, kindsOf } from './requests.mjs';

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://gateway').searchParams);

describe('the requests of the console benchmark', () => {
  const kinds = kindsOf(100_000, 50);

  it('ask for the first, the middle and the last page of each order, in both directions', () => {
    expect(queryOf(kinds['login_end']!(0))).toEqual({
      ...{ sort: 'login', direction: 'desc', pageNo: '2000', pageSize: '50' },
    });
    expect(queryOf(kinds['registered_middle']!(1))).toMatchObject({ direction: 'asc', pageNo: '1000' });
    expect(queryOf(kinds['name_begin']!(2))).toMatchObject({ sort: 'name', direction: 'desc', pageNo: '1' });
    expect(Object.keys(kinds).length).toBe(12);
  });

  it('search for another name, e-mail address and number at each turn', () => {
    for (const kind of ['search_name', 'search_email', 'search_number']) {
      const searches = [1, 2, 3].map((turn) => queryOf(kinds[kind]!(turn))['search']);
      expect(new Set(searches).size).toBe(3);
    }
    expect(queryOf(kinds['search_number']!(1))['search']).toBe('0900007919');
  });

  it('are reported by their median and 95th percentile, with the kinds above the aim', () => {
    const even = Array.from({ length: 100 }, (_, at) => at + 1);
    expect(figuresOf({ fast: even, slow: even.map((ms) => ms * 2) }, 150)).toEqual({
      ...{ fast_p50_ms: 51, fast_p95_ms: 96, slow_p50_ms: 102, slow_p95_ms: 192 },
      ...{ aim_p95_ms: 150, kinds_over_aim: ['slow'] },
    });
  });
});
