import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the kernel hands to a handler beside the parsed input. */
export interface RequestContext {
  readonly requestId: string;
  /** Cookies by name, as sent. */
  cookie(name: string): string | undefined;
  header(name: string): string | undefined;
  /** Address of the visitor, for rate limits only; never logged. */
  readonly ip: string;
}

type Schema = z.ZodType;
type Parsed<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined;

/** Points per window for one visitor; kept in the database, so all processes count together. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** One call of the API as a declared value: the router, validation and OpenAPI are all made from it. */
export interface Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  A extends Schema = Schema,
> {
  readonly method: Method;
  /** With a trailing slash and `:name` parameters; the form without the slash is served as well. */
  readonly path: string;
  readonly summary: string;
  /** Who may call it at all; finer rights are the feature's policy. */
  readonly access: 'public' | 'user' | 'staff';
  readonly rate?: RateLimit;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: A;
  /** Public answers that depend on nothing but the address get an ETag and may be revalidated. */
  readonly cache?: 'public' | 'private';
  handle(input: { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> }, context: RequestContext): Promise<z.input<A>>;
}

/** Declares an endpoint with its types inferred. */
export function endpoint<
  A extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(declaration: Endpoint<P, Q, B, A>): Endpoint<P, Q, B, A> {
  return declaration;
}
