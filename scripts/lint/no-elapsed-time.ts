import type { Rule, Scope } from 'eslint';
import { lastName, report, type SyntaxNode } from './nodes.ts';

const advice =
  'how long it took depends on the machine: expect an outcome or an order of events (seconds belong to the bench)';

const isNowCall = (node: unknown): boolean => {
  const { type, callee } = (node ?? {}) as SyntaxNode;
  if (type !== 'CallExpression' || lastName(callee) !== 'now') return false;
  return ['Date', 'performance'].includes(lastName((callee as SyntaxNode)['object']));
};

/** What a variable is declared with. */
function initOf(scope: Scope.Scope | null, name: string): unknown {
  for (let at = scope; at; at = at.upper) {
    const variable = at.set.get(name);
    if (variable) return (variable.defs[0]?.node as SyntaxNode | undefined)?.['init'];
  }
  return undefined;
}

/** No assertion on the difference of two readings of the clock, direct or by way of a variable. */
export const noElapsedTime: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'tests assert no duration' }, schema: [] },
  create: (context) => {
    const isInstant = (node: SyntaxNode, scope: Scope.Scope): boolean =>
      isNowCall(node) || (node.type === 'Identifier' && isNowCall(initOf(scope, lastName(node))));
    const isDifference = (node: SyntaxNode, scope: Scope.Scope): boolean => {
      if (node.type !== 'BinaryExpression' || node['operator'] !== '-') return false;
      const [left, right] = [node['left'] as SyntaxNode, node['right'] as SyntaxNode];
      return isInstant(left, scope) && (isInstant(right, scope) || right.type === 'MemberExpression');
    };
    /** Whether an expression holds a duration, itself, in a part, or in a variable that it names. */
    const holdsDuration = (value: unknown, scope: Scope.Scope): boolean => {
      if (Array.isArray(value)) return value.some((one) => holdsDuration(one, scope));
      if (typeof value !== 'object' || value === null || !('type' in value)) return false;
      const node = value as SyntaxNode;
      if (isDifference(node, scope)) return true;
      if (node.type === 'Identifier') {
        const init = initOf(scope, lastName(node));
        return (init as SyntaxNode | undefined)?.type === 'BinaryExpression' && holdsDuration(init, scope);
      }
      if (node.type.endsWith('FunctionExpression')) return false;
      // The name of a property is no variable, though one of that name may exist.
      const names = node['computed'] === false ? ['parent', 'property', 'key'] : ['parent'];
      return Object.entries(node).some(([key, part]) => !names.includes(key) && holdsDuration(part, scope));
    };
    const isExpectation = (node: unknown): boolean => {
      for (let at = node as SyntaxNode | undefined; at;) {
        if (at.type === 'CallExpression' && lastName(at['callee']) === 'expect') return true;
        at = (at.type === 'CallExpression' ? at['callee'] : at['object']) as SyntaxNode | undefined;
      }
      return false;
    };
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node as unknown as { callee: SyntaxNode; arguments: unknown[] };
        const isPart = lastName(callee) === 'expect' || isExpectation(callee['object']);
        if (isPart && holdsDuration(given, context.sourceCode.getScope(node))) report(context, node, advice);
      },
    };
  },
};
