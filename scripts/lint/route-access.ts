import type { Rule } from 'eslint';
import { decoratorNames, lastName, report, type SyntaxNode } from './nodes.ts';

const routes = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'Options', 'All', 'Sse']);
const declarations = new Set(['Public', 'Permission', 'Operator', 'Internal', 'ProviderSigned']);

/** Whether a route is public is a decision somebody took, and reads as one. */
export const routeAccess: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'every route declares once who may call it' }, schema: [] },
  create: (context) => ({
    ClassDeclaration(node) {
      const controller = node as unknown as SyntaxNode;
      if (!decoratorNames(controller).includes('Controller')) return;
      const ofClass = decoratorNames(controller).filter((name) => declarations.has(name));
      for (const member of (controller['body'] as SyntaxNode)['body'] as SyntaxNode[]) {
        const names = decoratorNames(member);
        if (!names.some((name) => routes.has(name))) continue;
        const declared = [...ofClass, ...names.filter((name) => declarations.has(name))];
        if (declared.length === 1) continue;
        const found = declared.length === 0 ? 'none' : declared.map((name) => `@${name}`).join(' and ');
        report(
          context,
          member['key'],
          `${lastName(member['key'])}() declares ${found}: a route carries exactly one of @Public, @Permission, @Operator, @Internal, @ProviderSigned`,
        );
      }
    },
  }),
};
