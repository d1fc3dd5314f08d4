import type { Rule } from 'eslint';
import { lastName, report, type SyntaxNode } from './nodes.ts';

/** The environment is read in one place, once, and typed: everything else is given its configuration. */
export const noProcessEnv: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'process.env is read by libs/config only' }, schema: [] },
  create: (context) => ({
    MemberExpression(node) {
      const { object, property, computed } = node as unknown as SyntaxNode;
      const key = computed ? (property as SyntaxNode)['value'] : lastName(property);
      if (lastName(object) === 'process' && key === 'env')
        report(context, node, 'read the configuration that libs/config loaded, not process.env');
    },
    VariableDeclarator(node) {
      const { id, init } = node as unknown as { id: SyntaxNode; init: unknown };
      if (lastName(init) !== 'process' || id.type !== 'ObjectPattern') return;
      const takesEnv = (id['properties'] as SyntaxNode[]).some(({ key }) => lastName(key) === 'env');
      if (takesEnv) report(context, node, 'read the configuration that libs/config loaded, not process.env');
    },
    ImportDeclaration(node) {
      const { source, specifiers } = node as unknown as {
        source: { value: string };
        specifiers: SyntaxNode[];
      };
      if (!['process', 'node:process'].includes(source.value)) return;
      if (specifiers.some(({ imported }) => lastName(imported) === 'env'))
        report(context, node, 'read the configuration that libs/config loaded, not process.env');
    },
  }),
};
