import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

interface WithHeaders {
  headers: Record<string, string | string[] | undefined>;
}

/** The token of our own session; undefined where none was sent in the right form. */
export const PlayToken = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const { authorization } = context.switchToHttp().getRequest<WithHeaders>().headers;
  return typeof authorization === 'string' ? /^Bearer ([\w-]{43})$/.exec(authorization)?.[1] : undefined;
});
