import type { Rule } from 'eslint';
import { lastName, report, type SyntaxNode } from './nodes.ts';

const pools = /^(?:pool|pools|ownTransaction)$/;
const openers = /^(?:transactions|idempotency|Transactions|Idempotency)$/;
/** What they are given runs outside of the transaction that is open where they are called. */
const leavers = new Set(['afterCommit', 'besideTransaction']);

/** A transaction that waits for a second connection holds its first: what is done within it runs on its Tx. */
export const withinTransaction: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'no pool within a transaction' }, schema: [] },
  create: (context) => ({
    MemberExpression(node) {
      const { object, property, computed } = node as unknown as { [key: string]: SyntaxNode };
      const isOwn = object!.type === 'ThisExpression' && !computed;
      if (isOwn && pools.test(lastName(property)) && isWithin(node as unknown as SyntaxNode))
        report(context, node, `this.${lastName(property)} within a transaction: use its Tx`);
    },
    Identifier(node) {
      const { name } = node as unknown as { name: string };
      const { parent } = node as unknown as { parent: SyntaxNode };
      if (pools.test(name) && isUse(parent, node) && isWithin(node as unknown as SyntaxNode))
        report(context, node, `${name} within a transaction: use its Tx`);
    },
    AssignmentPattern(node) {
      const { right, parent } = node as unknown as { [key: string]: SyntaxNode };
      if (pools.test(lastName(right)) && isFunction(parent!))
        report(
          context,
          node,
          'a pool in place of a parameter that is left out: take a Tx or the Pool, and name it',
        );
    },
    CallExpression(node) {
      if (opens(node as unknown as SyntaxNode) && isWithin(node as unknown as SyntaxNode))
        report(context, node, 'a transaction within a transaction: pass the Tx on');
    },
  }),
};

/** An argument, or what a member is asked of; neither a property's name nor a declaration. */
function isUse(parent: SyntaxNode, node: unknown): boolean {
  if (parent.type === 'CallExpression') return (parent['arguments'] as unknown[]).includes(node);
  return parent.type === 'MemberExpression' && parent['object'] === node;
}

function isWithin(node: SyntaxNode): boolean {
  for (let inner = node, outer = parentOf(node); outer; inner = outer, outer = parentOf(outer)) {
    if (outer.type === 'CallExpression' && leavers.has(lastName(outer['callee']))) return false;
    if (!isFunction(inner)) continue;
    if (outer.type === 'CallExpression' && opens(outer)) return true;
    if ((inner['params'] as SyntaxNode[]).some(isTx)) return true;
  }
  return false;
}

function opens(call: SyntaxNode): boolean {
  const callee = call['callee'] as SyntaxNode;
  if (callee.type !== 'MemberExpression' || lastName(callee['property']) !== 'run') return false;
  const object = callee['object'] as SyntaxNode;
  return openers.test(lastName(object.type === 'NewExpression' ? object['callee'] : object));
}

/** A parameter that is a transaction, and nothing else. */
function isTx(parameter: SyntaxNode): boolean {
  const annotation = parameter['typeAnnotation'] as SyntaxNode | undefined;
  const type = annotation?.['typeAnnotation'] as SyntaxNode | undefined;
  return type?.type === 'TSTypeReference' && lastName(type['typeName']) === 'Tx';
}

function isFunction({ type }: SyntaxNode): boolean {
  return (
    type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'
  );
}

function parentOf(node: SyntaxNode): SyntaxNode | undefined {
  return node['parent'] as SyntaxNode | undefined;
}
