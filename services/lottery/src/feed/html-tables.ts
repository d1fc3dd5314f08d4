/** A table of a page: the text between it and the table before, and its rows as texts of cells. */
export interface Table {
  before: string;
  rows: string[][];
}

const silent = new Set(['script', 'style', 'template', 'noscript']);
const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' };

/** The tables of a page in one pass, without a document; what is nested belongs to the innermost table. */
export function tablesOf(html: string): Table[] {
  const tables: Table[] = [];
  const open: Table[] = [];
  let before = '';
  for (const { text, tag, isEnd } of tokensOf(html)) {
    const table = open.at(-1);
    if (table) addText(table, text);
    else before += ` ${text}`;
    if (tag === 'table' && !isEnd) {
      open.push({ before: table?.rows.at(-1)?.at(-1) ?? before, rows: [] });
      before = '';
    } else if (tag === 'table' && table) {
      tables.push(table);
      open.pop();
    } else if (table && tag === 'tr' && !isEnd) table.rows.push([]);
    else if (table && (tag === 'td' || tag === 'th') && !isEnd) addCell(table);
  }
  return tables.map((table) => ({ ...table, rows: table.rows.map((cells) => cells.map(trimmed)) }));
}

const trimmed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function addCell({ rows }: Table): void {
  if (rows.length === 0) rows.push([]);
  rows.at(-1)!.push('');
}

/** Text of a caption stands before the first row and counts as a heading. */
function addText(table: Table, text: string): void {
  const row = table.rows.at(-1);
  if (!row) table.before += ` ${text}`;
  else if (row.length > 0) row[row.length - 1] = `${row.at(-1)!} ${text}`;
}

interface Token {
  /** Text before the tag. */
  text: string;
  /** Empty for a comment or a declaration. */
  tag: string;
  isEnd: boolean;
}

function* tokensOf(html: string): Generator<Token> {
  const lower = html.toLowerCase();
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start < 0) return;
    const isComment = html.startsWith('<!--', start);
    const end = html.indexOf(isComment ? '-->' : '>', start);
    if (end < 0) return;
    const [, slash = '', tag = ''] = /^<(\/?)([a-z][a-z0-9]*)/.exec(lower.slice(start, start + 24)) ?? [];
    yield { text: decoded(html.slice(at, start)), tag: isComment ? '' : tag, isEnd: slash === '/' };
    at = end + (isComment ? 3 : 1);
    if (slash === '' && silent.has(tag)) {
      at = lower.indexOf(`</${tag}`, at);
      if (at < 0) return;
    }
  }
}

const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w{2,6}));/gi,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
      return code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
    },
  );
