import { createHash, randomBytes } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import '@fastify/cookie'; // declares the cookie methods of request and reply
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientIpOf } from '#libs/auth';
import { languageOf, type Language } from '#libs/platform';

export const deviceCookie = '__Host-device';
export const rememberCookie = '__Host-remember';
export const codeCookie = '__Host-code';
const deviceDays = 400;
/** Longer than any code is valid. */
const codeSeconds = 60 * 60;
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
  /** SHA-256 of `codeSecret`: a code is accepted from the browser that asked for it. */
  codeBrowser: string;
  codeSecret: string;
  remember: string | undefined;
}

export const CallerOf = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const known = secretIn(request, deviceCookie);
  const deviceSecret = known ?? newSecret();
  const codeSecret = secretIn(request, codeCookie) ?? newSecret();
  const remember = request.cookies[rememberCookie];
  return {
    ip: clientIpOf(request),
    language: languageOf(request.headers['accept-language']),
    agent: (request.headers['user-agent'] ?? '').slice(0, 256),
    deviceId: sha256(deviceSecret),
    deviceSecret,
    deviceIsNew: known === undefined,
    codeBrowser: sha256(codeSecret),
    codeSecret,
    remember: remember !== undefined && remember.length <= 200 ? remember : undefined,
  };
});

function secretIn(request: FastifyRequest, cookie: string): string | undefined {
  const value = request.cookies[cookie];
  return value !== undefined && form.test(value) ? value : undefined;
}

function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Sets or prolongs the cookie of a browser that asks for a code. */
export function keepCodeBrowser(reply: FastifyReply, { codeSecret }: Caller): void {
  setCookie(reply, codeCookie, codeSecret, codeSeconds);
}

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
