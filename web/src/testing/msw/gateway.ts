import { http, type HttpResponseResolver, type PathParams, type DefaultBodyType } from 'msw';
import type { Answer, Method, PathOf } from '~/lib/api/types';

export interface Refusal {
  success: false;
  code: string;
  message: string;
  value: unknown;
  requestId: string;
}

type Body<M extends Method, P extends PathOf<M>> = { success: true; value: Answer<M, P> } | Refusal;

const handlersOf =
  <M extends Method>(method: M) =>
  <P extends PathOf<M>>(path: P, resolver: HttpResponseResolver<PathParams, DefaultBodyType, Body<M, P>>) =>
    http[method]<PathParams, DefaultBodyType, Body<M, P>>(path.replaceAll(/\{(\w+)\}/g, ':$1'), resolver);

/** A stand-in for the gateway: what it answers must be what the platform's document says. */
export const gateway = {
  get: handlersOf('get'),
  post: handlersOf('post'),
  put: handlersOf('put'),
  delete: handlersOf('delete'),
};
