import type { Rule } from 'eslint';
import { decoratorNames, lastName, report, type SyntaxNode } from './nodes.ts';

/** A number that its column cannot hold fails in the database, where a caller should have been refused. */
export const boundedInteger: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'a whole number of a request has a greatest value' },
    schema: [],
  },
  create: (context) => ({
    PropertyDefinition(node) {
      const property = node as unknown as SyntaxNode;
      const names = decoratorNames(property);
      if (!names.includes('IsInt') || names.includes('Max')) return;
      report(
        context,
        property['key'],
        `${lastName(property['key'])} has no greatest value: give it @Max, at most of largestInteger`,
      );
    },
  }),
};
