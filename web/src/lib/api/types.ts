import type { components, paths } from './schema';

/** A schema of the platform's OpenAPI document, by its service and name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export type Method = 'get' | 'post' | 'put' | 'delete';

/** The paths that have this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends PathOf<M>> = paths[P] extends Record<M, infer O> ? O : never;

/** What stands in the envelope of an answer; files and the like come without one. */
type Unwrapped<Body> = Body extends { success: true; value: infer Value } ? Value : Body;

type Json<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Unwrapped<Body>
  : unknown;

/** What a call answers, without its envelope; unknown where the document describes no body. */
export type Answer<M extends Method, P extends PathOf<M>> =
  Operation<M, P> extends { responses: infer R }
    ? R extends { 200: infer Ok }
      ? Json<Ok>
      : R extends { 201: infer Created }
        ? Json<Created>
        : unknown
    : never;

/** A filter that is empty or undefined is left out of the address. */
type Filters<Q> = { [K in keyof Q]: Q[K] | '' | undefined };

type PathParameters<O> = O extends { parameters: { path: infer Path } }
  ? { params: Path }
  : { params?: undefined };

type Query<O> = O extends { parameters: { query: infer Q } }
  ? { query: Filters<Q> }
  : O extends { parameters: { query?: infer Q } }
    ? unknown extends Q
      ? { query?: undefined }
      : { query?: Filters<Q> }
    : { query?: undefined };

type JsonBody<O> = O extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Body }
    ? { body: Body | URLSearchParams }
    : { body: FormData | URLSearchParams }
  : { body?: unknown };

/** What a call needs: its path parameters, its filters and its body. */
export type Input<M extends Method, P extends PathOf<M>> = PathParameters<Operation<M, P>> &
  Query<Operation<M, P>> &
  JsonBody<Operation<M, P>>;
