import type { Rule } from 'eslint';
import { lastName, report, type SyntaxNode } from './nodes.ts';

const advice =
  'wait for a condition: eventually() of libs/testing, or pause() where something must not happen';

/** A fixed time is too short on a loaded machine and too long on any other. */
export const noTestSleep: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'tests do not sleep' }, schema: [] },
  create: (context) => ({
    ImportDeclaration(node) {
      const { source, specifiers } = node as unknown as {
        source: { value: string };
        specifiers: SyntaxNode[];
      };
      if (!/^(?:node:)?timers\/promises$/.test(source.value)) return;
      const sleeps = specifiers.some(
        ({ type, imported }) =>
          type !== 'ImportSpecifier' ||
          ['setTimeout', 'setInterval', 'scheduler'].includes(lastName(imported)),
      );
      if (sleeps) report(context, node, advice);
    },
    CallExpression(node) {
      const { callee, arguments: given } = node as unknown as { callee: SyntaxNode; arguments: unknown[] };
      if (lastName(callee) === 'promisify' && lastName(given[0]) === 'setTimeout')
        report(context, node, advice);
      if (callee.type !== 'Identifier' || lastName(callee) !== 'setTimeout') return;
      const isOfPromise = context.sourceCode
        .getAncestors(node)
        .some((one) => one.type === 'NewExpression' && lastName(one.callee) === 'Promise');
      if (isOfPromise) report(context, node, advice);
    },
  }),
};
