import { identifierWords, proseWords } from './word-list.ts';

export type Place = 'identifier' | 'message' | 'comment' | 'title';
export interface Use {
  place: Place;
  word: string;
  line: number;
  instead: string;
}

const prose = new RegExp(String.raw`\b(?:${Object.keys(proseWords).join('|')})\b`, 'gi');
/** Calls whose first string is a test's title. */
const titled = /^(?:it|test|describe|each)$/;
/** Calls and constructors whose strings are read in a log or an error report. */
const logged = /^(?:log|debug|info|warn|error|fatal|Error|UserError|\w+Error)$/;

interface Token {
  kind: 'word' | 'string' | 'comment' | 'other';
  text: string;
  line: number;
}

/** The listed words that a TypeScript or JavaScript file uses, and where. */
export function wordsIn(source: string): Use[] {
  const uses: Use[] = [];
  const calls: string[] = [];
  let last = '';
  for (const token of tokens(source)) {
    if (token.kind === 'comment') uses.push(...proseUses('comment', token));
    else if (token.kind === 'word') uses.push(...identifierUses(token));
    else if (token.kind === 'string') {
      const call = calls.findLast((name) => titled.test(name) || logged.test(name));
      if (call && titled.test(call)) uses.push(...proseUses('title', token));
      else if (call) uses.push(...proseUses('message', token));
    }
    if (token.text === '(') calls.push(last);
    else if (token.text === ')') calls.pop();
    else if (token.text === '{' || token.text === ';') calls.splice(0, token.text === ';' ? calls.length : 0);
    if (token.kind === 'word') last = token.text;
    else if (token.kind !== 'comment' && token.text !== '(') last = '';
  }
  return uses;
}

/** The same for SQL: comments, and names of tables, types, functions and policies. */
export function wordsInSql(source: string): Use[] {
  return source.split('\n').flatMap((text, at) => {
    const line = at + 1;
    const [code = '', ...comment] = text.split('--');
    return [
      ...[...code.matchAll(/[A-Za-z_]\w*/g)].flatMap(([word]) =>
        identifierUses({ kind: 'word', text: word, line }),
      ),
      ...proseUses('comment', { kind: 'comment', text: comment.join('--'), line }),
    ];
  });
}

function identifierUses({ text, line }: Token): Use[] {
  return text
    .split(/_|-|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((part) => part.toLowerCase())
    .filter((part) => Object.hasOwn(identifierWords, part))
    .map((word) => ({ place: 'identifier', word, line, instead: identifierWords[word]! }));
}

function proseUses(place: Place, { text, line }: Token): Use[] {
  return [...text.matchAll(prose)].map(([found]) => ({
    place,
    word: found.toLowerCase(),
    line,
    instead: proseWords[found.toLowerCase()]!,
  }));
}

const lexeme =
  /(\/\*[\s\S]*?\*\/|\/\/[^\n]*)|('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`)|([A-Za-z_$][\w$]*)|\n|[^\s\w]/g;

/** Close enough to the language for words: a regular expression with a quote in it may be read as a string. */
function* tokens(source: string): Generator<Token> {
  let line = 1;
  for (const [text, comment, string, word] of source.matchAll(lexeme)) {
    if (text === '\n') {
      line += 1;
      continue;
    }
    const kind = comment ? 'comment' : string ? 'string' : word ? 'word' : 'other';
    yield { kind, text, line };
    line += text.split('\n').length - 1;
  }
}
