import type { Rule } from 'eslint';
import { lastName, report, type SyntaxNode } from './nodes.ts';

const handles = /^(?:tx|on|pool|queryRunner|runner)$/;
const queries = new Set([
  ...[
    'query',
    'createQueryBuilder',
    'getRepository',
    'transaction',
    'save',
    'insert',
    'upsert',
    'update',
    'delete',
    'remove',
    'softDelete',
  ],
  ...[
    'find',
    'findBy',
    'findOne',
    'findOneBy',
    'findOneOrFail',
    'findOneByOrFail',
    'findAndCount',
    'count',
    'countBy',
    'exists',
    'existsBy',
  ],
  ...['increment', 'decrement', 'sum', 'average', 'minimum', 'maximum', 'clear'],
]);

/** Services pass a transaction on; what is asked of the database stands in repositories. */
export const sqlInRepositories: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'only repositories use TypeORM to query' }, schema: [] },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node as unknown as { callee: SyntaxNode };
      if (callee.type !== 'MemberExpression') return;
      const method = lastName(callee['property']);
      if (queries.has(method) && handles.test(lastName(callee['object'])))
        report(context, node, `${lastName(callee['object'])}.${method}() belongs in a repository`);
    },
    ImportDeclaration(node) {
      const { source, importKind, specifiers } = node as unknown as {
        source: { value: string };
        importKind?: string;
        specifiers: SyntaxNode[];
      };
      if (source.value !== 'typeorm' || importKind === 'type') return;
      const values = specifiers.filter((specifier) => specifier['importKind'] !== 'type');
      if (values.length > 0)
        report(
          context,
          node,
          `${values.map(({ local }) => lastName(local)).join(', ')} of typeorm belongs in a repository or an entity`,
        );
    },
  }),
};
