import type { Rule } from 'eslint';
import { lastName, report, type SyntaxNode } from './nodes.ts';

const money = /^(?:.*[a-z])?(?:amount|balance|stake|payout|cashback|liability)s?$/i;
const arithmetic = new Set(['+', '-', '*', '/', '%', '**', '+=', '-=', '*=', '/=', '%=']);
const advice = 'money is bigint minor units (libs/money)';

const isMoney = (node: unknown): boolean => money.test(lastName(node));
const isNumber = (node: unknown): boolean => typeof (node as SyntaxNode | undefined)?.['value'] === 'number';

/** Catches, by name, what would make a float of money: a type, a conversion, arithmetic with a number. */
export const noNumberMoney: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'money is never a number' }, schema: [] },
  create: (context) => {
    const binary = (node: unknown): void => {
      const { operator, left, right } = node as SyntaxNode;
      if (!arithmetic.has(String(operator))) return;
      if ((isMoney(left) && isNumber(right)) || (isNumber(left) && isMoney(right)))
        report(context, node, `arithmetic of money with a number: ${advice}`);
    };
    return {
      BinaryExpression: binary,
      AssignmentExpression: binary,
      CallExpression(node) {
        const { callee, arguments: given } = node as unknown as { callee: SyntaxNode; arguments: unknown[] };
        if (['Number', 'parseFloat', 'parseInt'].includes(lastName(callee)) && isMoney(given[0]))
          report(context, node, `money becomes a number here: ${advice}`);
        if (lastName(callee) === 'toFixed' && isMoney(callee['object']))
          report(context, node, `money is written by formatMoney: ${advice}`);
      },
      UnaryExpression(node) {
        const { operator, argument } = node as unknown as SyntaxNode;
        if (operator === '+' && isMoney(argument))
          report(context, node, `money becomes a number here: ${advice}`);
      },
      TSTypeAnnotation(node: unknown) {
        const { typeAnnotation, parent } = node as { typeAnnotation: SyntaxNode; parent: SyntaxNode };
        if (typeAnnotation.type !== 'TSNumberKeyword') return;
        const named = parent['key'] ?? (parent.type === 'Identifier' ? parent : undefined);
        if (isMoney(named)) report(context, named, `${lastName(named)} is a number: ${advice}`);
      },
    };
  },
};
