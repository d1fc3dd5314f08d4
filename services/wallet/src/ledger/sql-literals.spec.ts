import { arrayLiteral, rowLiteral } from './sql-literals.js';

describe('rowLiteral', () => {
  it('quotes what PostgreSQL would read otherwise, and leaves absent fields empty', () => {
    expect(rowLiteral(['a-1', '', 7, -5n, null, undefined, 'NULL'])).toBe('(a-1,"",7,-5,,,NULL)');
    expect(rowLiteral([String.raw`say "x\y", (z)`])).toBe(String.raw`("say ""x\\y"", (z)")`);
    expect(rowLiteral([Buffer.from('00ff', 'hex'), null])).toBe(String.raw`("\\x00ff",)`);
  });
});

describe('arrayLiteral', () => {
  it('escapes quotes and backslashes of each value', () => {
    expect(arrayLiteral([])).toBe('{}');
    expect(arrayLiteral(['(a,)', String.raw`("\\x00")`])).toBe(String.raw`{"(a,)","(\"\\\\x00\")"}`);
  });
});
