import type { Rule } from 'eslint';

/** A node of the syntax tree, TypeScript's kinds included, which the types of eslint do not know. */
export interface SyntaxNode {
  type: string;
  [property: string]: unknown;
}

/** The name by which an expression ends: `amount` for `amount`, `order.amount` and `this.#amount`. */
export function lastName(node: unknown): string {
  const { type, name, property, expression, computed } = (node ?? {}) as SyntaxNode;
  if (type === 'Identifier' || type === 'PrivateIdentifier') return String(name);
  if (type === 'MemberExpression' && !computed) return lastName(property);
  if (type === 'TSNonNullExpression' || type === 'TSAsExpression' || type === 'ChainExpression')
    return lastName(expression);
  return '';
}

/** The names of the decorators of a class or a member: `Get` for `@Get('path')`. */
export function decoratorNames(node: unknown): string[] {
  const decorators = ((node as SyntaxNode | undefined)?.['decorators'] ?? []) as SyntaxNode[];
  return decorators.map(({ expression }) => {
    const called =
      (expression as SyntaxNode).type === 'CallExpression'
        ? (expression as SyntaxNode)['callee']
        : expression;
    return lastName(called);
  });
}

export function report(context: Rule.RuleContext, node: unknown, message: string): void {
  context.report({ node: node as Rule.Node, message });
}
