import { createHash, randomBytes } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import '@fastify/cookie'; // declares the cookie methods of request and reply
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientIpOf } from '#libs/auth';
import { languageOf, type Language } from '#libs/platform';

export const deviceCookie = '__Host-device';
export const rememberCookie = '__Host-remember';
const deviceDays = 400;
const form = /^[\w-]{20,100}$/;

/** Origin of a request: address, language and browser. */
export interface Caller {
  ip: string;
  language: Language;
  /** The user agent. */
  agent: string;
  /** SHA-256 of the browser's secret: stable for a browser and unknown to others. */
  deviceId: string;
  deviceSecret: string;
  deviceIsNew: boolean;
  remember: string | undefined;
}

export const CallerOf = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const known = request.cookies[deviceCookie];
  const isKnown = known !== undefined && form.test(known);
  const deviceSecret = isKnown ? known : randomBytes(24).toString('base64url');
  const remember = request.cookies[rememberCookie];
  return {
    ip: clientIpOf(request),
    language: languageOf(request.headers['accept-language']),
    agent: (request.headers['user-agent'] ?? '').slice(0, 256),
    deviceId: createHash('sha256').update(deviceSecret).digest('base64url'),
    deviceSecret,
    deviceIsNew: !isKnown,
    remember: remember !== undefined && remember.length <= 200 ? remember : undefined,
  };
});

/** Sets the cookie by which the browser is recognised. */
export function keepDevice(reply: FastifyReply, caller: Caller): void {
  if (caller.deviceIsNew) setCookie(reply, deviceCookie, caller.deviceSecret, deviceDays * 86_400);
}

/** Undefined deletes it. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string | undefined,
  seconds: number,
): void {
  const maxAge = value === undefined ? 0 : seconds;
  void reply.setCookie(name, value ?? '', {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'strict',
    maxAge,
  });
}
