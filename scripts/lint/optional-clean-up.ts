import type { Rule, Scope } from 'eslint';
import { lastName, type SyntaxNode } from './nodes.ts';

const hooks = new Set(['afterAll', 'afterEach']);

/** Whether a name is a `let` without a value: set by a hook that may have failed before it came to it. */
function mayBeUnset(scope: Scope.Scope | null, name: string): boolean {
  for (let at = scope; at; at = at.upper) {
    const definition = at.set.get(name)?.defs[0];
    if (!definition) continue;
    const declaration = definition.parent as unknown as SyntaxNode | undefined;
    return declaration?.['kind'] === 'let' && !(definition.node as unknown as SyntaxNode)['init'];
  }
  return false;
}

/** A clean-up that fails for want of what was never started hides the first failure and skips the rest. */
export const optionalCleanUp: Rule.RuleModule = {
  meta: {
    type: 'problem',
    fixable: 'code',
    docs: { description: 'clean-up copes with what was never started' },
    schema: [],
  },
  create: (context) => ({
    MemberExpression(node) {
      const { object, optional } = node as unknown as { object: SyntaxNode; optional: boolean };
      const isAsserted = object.type === 'TSNonNullExpression';
      const holder = (isAsserted ? object['expression'] : object) as SyntaxNode;
      if (optional || holder.type !== 'Identifier') return;
      const name = lastName(holder);
      const around = context.sourceCode.getAncestors(node);
      const hook = around.findIndex(
        (one) => one.type === 'CallExpression' && hooks.has(lastName(one.callee)),
      );
      if (hook < 0 || !mayBeUnset(context.sourceCode.getScope(node), name)) return;
      const isGuarded = around.slice(hook).some((one) => {
        const test = (one as unknown as SyntaxNode)['test'];
        return test !== undefined && context.sourceCode.getText(test as Rule.Node).includes(name);
      });
      if (isGuarded) return;
      context.report({
        node,
        message: `${name} is undefined if the hook that sets it failed: use ${name}?.`,
        fix: (fixer) => {
          const end = (object as unknown as { range: [number, number] }).range[1];
          const from = isAsserted ? end - 1 : end;
          const dot = context.sourceCode.getTokenAfter(object as unknown as Rule.Node)!;
          return fixer.replaceTextRange([from, dot.value === '[' ? dot.range[0] : dot.range[1]], '?.');
        },
      });
    },
  }),
};
