import type { Rule } from 'eslint';
import { lastName, report, type SyntaxNode } from './nodes.ts';

const kept = new Map([
  ['DataSource', 'Pool'],
  ['EntityManager', 'Tx'],
]);

/** TypeORM's connections stay within libs/database: a call elsewhere shows by its types whether it is in a transaction. */
export const noDataSource: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Pool and Tx instead of DataSource and EntityManager' },
    schema: [],
  },
  create: (context) => ({
    ImportDeclaration(node) {
      const { source, specifiers } = node as unknown as {
        source: { value: string };
        specifiers: SyntaxNode[];
      };
      if (source.value !== 'typeorm') return;
      for (const specifier of specifiers) {
        const name = lastName(specifier['imported']);
        if (kept.has(name))
          report(context, specifier, `${kept.get(name)} of #libs/database, not ${name} of typeorm`);
      }
    },
  }),
};
