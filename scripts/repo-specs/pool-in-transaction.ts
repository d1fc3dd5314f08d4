import { relative, sep } from 'node:path';
import ts from 'typescript';

/** A function and what it does that matters here: uses of a pool, and calls of other functions. */
interface Deeds {
  pool: ts.Node[];
  calls: { node: ts.CallExpression; to: ts.Node }[];
}

const openers = /^(?:Transactions|Idempotency)$/;
const leavers = /^(?:afterCommit|besideTransaction)$/;

/**
 * Ways from an open transaction to a query on the pool or to a further transaction, over any number of calls: one line each,
 * from the call that opens it to the use. What an interface hides is not seen.
 */
export function poolsInTransactions(program: ts.Program, root: string): string[] {
  const checker = program.getTypeChecker();
  const deeds = new Map<ts.Node, Deeds>();
  const opened: { call: ts.CallExpression; work: ts.Node }[] = [];
  const typeOf = (node: ts.Node): string => checker.typeToString(checker.getTypeAtLocation(node));
  const opens = ({ expression }: ts.CallExpression): boolean =>
    ts.isPropertyAccessExpression(expression) &&
    expression.name.text === 'run' &&
    openers.test(typeOf(expression.expression));
  const of = (owner: ts.Node): Deeds => {
    const known = deeds.get(owner) ?? { pool: [], calls: [] };
    deeds.set(owner, known);
    return known;
  };

  const read = (node: ts.Node, owner: ts.Node | undefined): void => {
    if (ts.isCallExpression(node)) {
      if (leavers.test(node.expression.getText())) return;
      if (opens(node)) {
        if (owner) of(owner).pool.push(node);
        for (const work of node.arguments.filter(isFunction)) {
          opened.push({ call: node, work });
          read(work.body, work);
        }
        return;
      }
      const to = checker.getResolvedSignature(node)?.declaration;
      if (to && owner) of(owner).calls.push({ node, to });
    }
    if (owner && isPoolUse(node, typeOf)) of(owner).pool.push(node);
    const inner =
      (ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node)) && node.body ? node : owner;
    ts.forEachChild(node, (child) => read(child, inner));
  };
  for (const file of program.getSourceFiles()) if (isOwn(file, root)) read(file, undefined);

  const placeOf = (node: ts.Node): string => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    return `${relative(root, file.fileName).replaceAll(sep, '/')}:${line + 1}`;
  };
  const found = new Set<string>();
  for (const { call, work } of opened) {
    const seen = new Set<ts.Node>();
    const waiting: { owner: ts.Node; way: string[] }[] = [{ owner: work, way: [placeOf(call)] }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { owner, way } = next;
      if (seen.has(owner)) continue;
      seen.add(owner);
      const { pool, calls } = deeds.get(owner) ?? { pool: [], calls: [] };
      for (const use of pool) found.add([...way, placeOf(use)].join(' > '));
      for (const { node, to } of calls) waiting.push({ owner: to, way: [...way, placeOf(node)] });
    }
  }
  return [...found].sort();
}

/** Something is asked of a pool, a pool is passed on, or a repository of TypeORM is used without `withRepository`. */
function isPoolUse(node: ts.Node, typeOf: (node: ts.Node) => string): boolean {
  if (!ts.isPropertyAccessExpression(node) && !ts.isIdentifier(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node)
    return typeOf(node) === 'Pool' || (typeOf(node).startsWith('Repository<') && !ts.isIdentifier(node));
  return ts.isCallExpression(parent) && parent.arguments.includes(node) && typeOf(node) === 'Pool';
}

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function isOwn({ fileName, isDeclarationFile }: ts.SourceFile, root: string): boolean {
  if (isDeclarationFile || fileName.includes('node_modules')) return false;
  const place = relative(root, fileName).replaceAll(sep, '/');
  return !/(?:^|\/)tests?\/|spec\.ts$|^libs\/database\/src\//.test(place);
}
