import { faultsOf, type Layout, type Result } from '#libs/lottery-engine';
import { tablesOf, type Table } from './html-tables.js';

/** What a page says of one day, or why it says nothing that can be used. */
export type PageReading = { result: Result } | { fault: string };

const ordinals = ['nhat', 'nhi', 'ba', 'tu', 'nam', 'sau', 'bay', 'tam'];

/** The slot that a label of a Vietnamese sheet names: "ĐB", "G.3" and "Giải ba" are DB, G3 and G3. */
export function slotOf(label: string): string | undefined {
  const plain = label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  const name = plain.replace(/^(giai|g)(?=.)/, '');
  if (name === 'db' || name === 'dacbiet') return 'DB';
  if (name === plain) return undefined;
  if (/^[1-8]$/.test(name)) return `G${name}`;
  const place = ordinals.indexOf(name);
  return place >= 0 ? `G${place + 1}` : undefined;
}

/** The sheet of a day (`2026-11-21`), if the page has exactly one, complete and well-formed. */
export function readResultPage(html: string, layout: Layout, day: string): PageReading {
  const sheets = tablesOf(html).flatMap((table) => sheetOf(table) ?? []);
  if (sheets.length === 0) return { fault: 'no table of prizes' };
  const ofDay = sheets.filter(({ days }) => days.length === 1 && days[0] === day);
  const [sheet] = ofDay;
  if (!sheet) return { fault: `no table of ${day} alone` };
  if (ofDay.length > 1) return { fault: `${ofDay.length} tables of ${day}` };
  const faults = [...sheet.faults, ...faultsOf(layout, sheet.result)];
  return faults.length > 0 ? { fault: faults.join('; ') } : { result: sheet.result };
}

interface Sheet {
  /** The days that its caption, its headings or the text before it name. */
  days: string[];
  result: Result;
  faults: string[];
}

/** Undefined for a table without prizes. */
function sheetOf({ before, rows }: Table): Sheet | undefined {
  const result: Record<string, string[]> = {};
  const faults: string[] = [];
  const headings = [before];
  for (const [label = '', ...cells] of rows) {
    const slot = slotOf(label);
    if (slot === undefined) {
      headings.push([label, ...cells].join(' '));
      continue;
    }
    if (result[slot]) faults.push(`${slot}: twice`);
    const text = cells.join(' ').trim();
    // A prize that is being drawn shows dots, dashes or nothing.
    if (!/^\d+([\s,;–-]+\d+)*$/.test(text)) faults.push(`${slot}: “${text.slice(0, 40)}”`);
    result[slot] = text.match(/\d+/g) ?? [];
  }
  if (!result['DB']) return undefined;
  return { days: daysIn(headings.join(' ')), result, faults };
}

/** Days written as 21/11/2026, 21-11-2026 or 21.11.2026, each once. */
function daysIn(text: string): string[] {
  const found = [...text.matchAll(/(?<!\d)(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?!\d)/g)];
  return [
    ...new Set(
      found.map(([, day, , month, year]) => `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`),
    ),
  ];
}
