import ts from 'typescript';

/** The names of a file's tests as its runner would print them, read from the source without running it. */

const GROUPS = new Set(['describe']);
const TESTS = new Set(['it', 'test']);

export interface NamedTest {
  /** The names of the groups around it, its own last. */
  path: string[];
}

export function testNames(file: string, source: string): NamedTest[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: NamedTest[] = [];
  visit(tree, []);
  return found;

  function visit(node: ts.Node, path: string[]): void {
    const call = ts.isCallExpression(node) ? kindOf(node) : undefined;
    if (!call || !ts.isCallExpression(node)) return ts.forEachChild(node, (child) => visit(child, path));
    for (const name of namesOf(node, call.rows)) {
      if (call.kind === 'test') found.push({ path: [...path, name] });
      else for (const inner of node.arguments.slice(1)) visit(inner, [...path, name]);
    }
  }
}

/** `it(…)`, `test.describe(…)`, `it.each(rows)(…)`: a test or a group of them, with the rows of its table. */
function kindOf(call: ts.CallExpression): { kind: 'group' | 'test'; rows?: ts.Expression } | undefined {
  let callee: ts.Expression = call.expression;
  let rows: ts.Expression | undefined;
  const words: string[] = [];
  while (!ts.isIdentifier(callee)) {
    if (ts.isCallExpression(callee)) {
      rows = callee.arguments[0];
      callee = callee.expression;
    } else if (ts.isPropertyAccessExpression(callee)) {
      words.push(callee.name.text);
      callee = callee.expression;
    } else return undefined;
  }
  // `test.each(rows)` is the half of a call, `test.use(…)` none at all.
  if (call.arguments.length < 2 && !words.includes('describe')) return undefined;
  if (!textOf(call.arguments[0])) return undefined;
  if (GROUPS.has(callee.text) || (TESTS.has(callee.text) && words.includes('describe')))
    return { kind: 'group', rows };
  return TESTS.has(callee.text) ? { kind: 'test', rows } : undefined;
}

/** The literal words of a name; what is put in while running is left as dots. */
function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return `${textOf(node.left) ?? '…'}${textOf(node.right) ?? '…'}`;
  return undefined;
}

/** A table whose rows stand in the file gives a name for each row; any other gives its pattern. */
function namesOf(call: ts.CallExpression, rows: ts.Expression | undefined): string[] {
  const pattern = textOf(call.arguments[0]) ?? '';
  const literal = rows && unwrapped(rows);
  if (!literal || !ts.isArrayLiteralExpression(literal) || !/%[sj]|\$\w/.test(pattern)) return [pattern];
  return literal.elements.map((row) => filled(pattern, unwrapped(row)));
}

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node;

function filled(pattern: string, row: ts.Expression): string {
  if (ts.isObjectLiteralExpression(row)) {
    const named = new Map(
      row.properties
        .filter(ts.isPropertyAssignment)
        .map((one) => [one.name.getText(), textOf(one.initializer)]),
    );
    return pattern.replaceAll(/\$(\w+)/g, (whole, key: string) => named.get(key) ?? whole);
  }
  const cells = ts.isArrayLiteralExpression(row) ? [...row.elements] : [row];
  return pattern.replaceAll(/%[a-z]/g, (whole) => textOf(cells.shift()) ?? whole);
}
