import { loadConfig } from '#libs/config';
import { layoutOf } from '#libs/lottery-engine';
import { ResultFeedConfig } from '../src/feed/feed.config.js';
import { addressOf } from '../src/feed/result-page.client.js';
import { readResultPage, slotOf } from '../src/feed/result-page.rules.js';
import { pageOf, sheet, tableOf, type PageOptions } from './support/result-page.js';

const layout = layoutOf('MB27');
const day = '21/11/2026';
const read = (html: string) => readResultPage(html, layout, '2026-11-21');
const faultOf = (html: string) => (read(html) as { fault?: string }).fault;

describe('a page of results', () => {
  it('gives the sheet of its day, whatever else it holds', () => {
    expect(read(pageOf(tableOf({ day })))).toEqual({ result: sheet });
    expect(read(pageOf(tableOf({ day: '20/11/2026' }), tableOf({ day: '21-11-2026' })))).toEqual({
      result: sheet,
    });
  });

  it('may name the day before its table, in a table around it, and the prizes in cells of their own', () => {
    const rows = Object.entries(sheet).map(
      ([slot, numbers]) =>
        `<TR><TD>${slot}</TD>${numbers.map((number) => `<TD>${number}</TD>`).join('')}</TR>`,
    );
    const plain = `<TABLE>${rows.join('')}</TABLE>`;
    expect(read(pageOf(`<h2>XSMB ${day}</h2>${plain}`))).toEqual({ result: sheet });
    expect(read(pageOf(`<table><tr><td>XSMB ${day} ${plain}</td></tr></table>`))).toEqual({ result: sheet });
  });

  const refused: [string, PageOptions, RegExp][] = [
    ['a number too few', { day, values: { G7: ['06', '48', '93'] } }, /G7: 3 values of 4/],
    ['a number too many', { day, values: { DB: ['04871', '04872'] } }, /DB: 2 values of 1/],
    ['a number too short', { day, values: { G1: ['5521'] } }, /G1: 5521 is not 5 digits/],
    ['numbers run together', { day, values: { G6: ['082715', '390', '111'] } }, /G6: 082715 is not 3 digits/],
    ['letters for digits', { day, values: { G1: ['5521O'] } }, /G1: “5521O”/],
    ['dots for a prize that is being drawn', { day, values: { DB: ['.....'] } }, /DB: “\.\.\.\.\.”/],
    ['an empty prize', { day, values: { G4: [] } }, /G4: “”/],
    ['a prize left out', { day, without: ['G5'] }, /G5: missing/],
    ['no special prize yet', { day, without: ['DB'] }, /no table of prizes/],
    ['another day', { day: '20/11/2026' }, /no table of 2026-11-21 alone/],
    ['two days', { day: '21/11/2026, 20/11/2026' }, /no table of 2026-11-21 alone/],
    ['no day', { day: '' }, /no table of 2026-11-21 alone/],
  ];
  it.each(refused)('is refused with %s', (_what, options, fault) => {
    expect(faultOf(pageOf(tableOf(options)))).toMatch(fault);
  });

  it('is refused where it shows the day or a prize twice, breaks off, or is no page', () => {
    expect(faultOf(pageOf(tableOf({ day }), tableOf({ day, values: { DB: ['12345'] } })))).toMatch(
      /2 tables of 2026-11-21/,
    );
    const twice = tableOf({ day }).replace('G.6', 'G3');
    expect(faultOf(pageOf(twice))).toMatch(/G3: twice/);
    const whole = pageOf(tableOf({ day }));
    expect(faultOf(whole.slice(0, whole.indexOf('</table>', whole.indexOf('caption'))))).toMatch(/no table/);
    for (const html of ['', '{"success":true}', '<table', '<script>'])
      expect(faultOf(html)).toMatch(/no table of prizes/);
  });

  it('reads a page of a megabyte in one pass', () => {
    expect(faultOf('<'.repeat(1_000_000))).toMatch(/no table/);
    expect(faultOf('<table><tr><td>'.repeat(60_000))).toMatch(/no table/);
    expect(faultOf(`<table><tr><td>ĐB<td>${'1 '.repeat(400_000)}</table>`)).toMatch(/no table of 2026/);
  });

  it('names prizes in the ways that sheets do', () => {
    const known = ['ĐB', 'G.ĐB', 'Giải đặc biệt', 'Đặc Biệt', 'G1', 'G.7', 'Giải nhất', 'Giải Bảy', 'Giải 8'];
    expect(known.map(slotOf)).toEqual(['DB', 'DB', 'DB', 'DB', 'G1', 'G7', 'G1', 'G7', 'G8']);
    for (const label of ['', '1', 'nhất', 'Đầu', 'Mã ĐB', 'Giải', 'G9', 'Giải 12', 'G'])
      expect([label, slotOf(label)]).toEqual([label, undefined]);
  });

  it('can be set for official games with a sheet of Vietnamese prizes only', () => {
    const load = (pages: string) =>
      loadConfig(ResultFeedConfig, { NODE_ENV: 'test', RESULT_PAGES: pages }).resultPages;
    expect(load('XSMB=https://a.example/{day},XSMN-HCM=https://b.example')).toEqual({
      ...{ XSMB: 'https://a.example/{day}', 'XSMN-HCM': 'https://b.example' },
    });
    for (const pages of ['HN60=https://a.example', 'THAI=https://a.example', 'HNTHAI=https://a.example'])
      expect(() => load(pages)).toThrow(/sheet of Vietnamese prizes/);
    expect(() => load('XSMB=a.example')).toThrow(/sheet of Vietnamese prizes/);
  });

  it('has an address for each day', () => {
    expect(addressOf('https://results.example/xsmb-{day}-{month}-{year}.html?d={day}', '2026-11-05')).toBe(
      'https://results.example/xsmb-05-11-2026.html?d=05',
    );
  });
});
