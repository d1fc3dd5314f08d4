import type { Rule } from 'eslint';
import { decoratorNames, lastName, report, type SyntaxNode } from './nodes.ts';

/** Contracts of which each bet or win publishes an event: those of the topics bets.turnover and wallet.postings. */
export const betPath = ['betSettled', 'betAdjusted', 'postingRecorded', 'housePostingRecorded'];

const reason = /^\s*One by one: \S/;

/** Each bet and win publishes such an event: what handles them singly pays a transaction for each. */
export const batchHandlers: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'events of the bet path are handled in batches' },
    schema: [
      {
        type: 'object',
        properties: { events: { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true } },
        required: ['events'],
        additionalProperties: false,
      },
    ],
  },
  create: (context) => {
    const [{ events }] = context.options as [{ events: string[] }];
    return {
      MethodDefinition(node) {
        const method = node as unknown as SyntaxNode;
        const event = eventsOf(method).find((name) => events.includes(name));
        if (!event || decoratorNames(method).includes('BatchHandler')) return;
        if (context.sourceCode.getCommentsBefore(node).some(({ value }) => reason.test(value))) return;
        report(
          context,
          method['key'],
          `${lastName(method['key'])}() handles each ${event} alone: give it @BatchHandler, or a comment "One by one: <why>"`,
        );
      },
    };
  },
};

/** The contracts whose types a method handles: `betSettled` for `@EventPattern(betSettled.type)`. */
function eventsOf(method: SyntaxNode): string[] {
  const decorators = (method['decorators'] ?? []) as SyntaxNode[];
  return decorators.flatMap(({ expression }) => {
    const { type, callee, arguments: args } = expression as SyntaxNode;
    if (type !== 'CallExpression' || lastName(callee) !== 'EventPattern') return [];
    const [pattern] = args as SyntaxNode[];
    return pattern?.type === 'MemberExpression' ? [lastName(pattern['object'])] : [];
  });
}
