import type { FastifyReply } from 'fastify';
import { keepDevice, rememberCookie, setCookie, type Caller } from '../caller/caller.js';
import type { LoginResponse } from './dto/login.response.js';
import type { CompletedLogin } from './login-completion.service.js';

/** Sets the cookies of a login, which no script can read, and returns the response. */
export function sendLogin(
  reply: FastifyReply,
  caller: Caller,
  { response, remember }: CompletedLogin,
): LoginResponse {
  keepDevice(reply, caller);
  if (remember) setCookie(reply, rememberCookie, remember.value, remember.seconds);
  return response;
}
