import { quantile, rounded } from '../lib/measuring.mjs';

const list = '/wps/v2/ops/members';
const sorts = ['registered', 'name', 'login'];

/**
 * What an operator asks of the list of members, by kind; each turn of a kind asks for something else.
 * @param {number} members
 * @param {number} pageSize
 * @returns {Record<string, (turn: number) => string>}
 */
export function kindsOf(members, pageSize) {
  const pages = Math.ceil(members / pageSize);
  /** @type {Record<string, number>} */
  const places = { begin: 1, middle: Math.ceil(pages / 2), end: pages };
  const path = (/** @type {Record<string, string | number>} */ query) => {
    const asked = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) asked.set(name, String(value));
    return `${list}?${asked}`;
  };
  /** A whole number of the members, spread over all of them. */
  const nth = (/** @type {number} */ turn) => (turn * 7919) % members;
  const paged = sorts.flatMap((sort) =>
    Object.entries(places).map(([place, pageNo]) => {
      const ask = (/** @type {number} */ turn) =>
        path({ sort, direction: turn % 2 === 0 ? 'desc' : 'asc', pageNo, pageSize });
      return /** @type {const} */ ([`${sort}_${place}`, ask]);
    }),
  );
  const found = (/** @type {string} */ search) => path({ search, pageNo: 1, pageSize });
  return {
    ...Object.fromEntries(paged),
    search_name: (turn) => found(`console${String(nth(turn)).slice(0, 3)}`),
    search_email: (turn) => found(`console${nth(turn)}@example.com`),
    search_number: (turn) => found(`09${String(nth(turn)).padStart(8, '0')}`),
  };
}

/**
 * The figures of the record, and whether every kind keeps the aim.
 * @param {Record<string, number[]>} times milliseconds by kind
 * @param {number} aim of the p95, in milliseconds
 */
export function figuresOf(times, aim) {
  const of = (/** @type {number[]} */ all, /** @type {number} */ share) => rounded(quantile(all, share));
  const entries = Object.entries(times);
  return {
    ...Object.fromEntries(
      entries.flatMap(([kind, all]) => [
        [`${kind}_p50_ms`, of(all, 0.5)],
        [`${kind}_p95_ms`, of(all, 0.95)],
      ]),
    ),
    aim_p95_ms: aim,
    kinds_over_aim: entries.filter(([, all]) => quantile(all, 0.95) > aim).map(([kind]) => kind),
  };
}
