import type { z } from 'zod';
import type { Principal } from '../auth/principal.ts';
import type { Tag } from '../cache/tag.ts';
import type { Call, Calls, RateLimit } from '../contract/declare-calls.ts';
import { type FieldErrors, unauthenticated } from '../errors/problem.ts';
import type { Previewed } from '../subjects/preview-kind.ts';
import type { AnswerFile } from './answer-effects.ts';

/** What the kernel hands to a handler beside the parsed input. */
export interface RequestContext {
  readonly requestId: string;
  /** A cookie that scripts of the site write. */
  cookie(name: string): string | undefined;
  /** A cookie that this server sets, by its name without the prefix `__Host-`. */
  ownCookie(name: string): string | undefined;
  header(name: string): string | undefined;
  /** The visitor's address (for IPv6 that of the network), for rate limits only; never logged. */
  readonly ip: string;
  /** Who is logged in; undefined for nobody. */
  readonly principal: Principal | undefined;
  /** Logs the browser in: sets the session's cookie and a token cookie that belongs to it. */
  startSession(token: string, expiresAt: Date): void;
  /** Logs the browser out: clears both cookies. */
  endSession(): void;
  /** Sets a cookie that scripts cannot read, or clears it with `null`. */
  setOwnCookie(name: string, value: string | null, maxAgeSeconds?: number): void;
  /** Clears a cookie that scripts of the site write. */
  dropCookie(name: string): void;
  /** Sets a header of the answer. */
  setHeader(name: string, value: string): void;
  /** Answers with a file to download instead of a value. */
  sendFile(file: AnswerFile): void;
  /** Redirects the browser instead of answering a value. */
  redirect(location: string): void;
  /**
   * Says which records the answer shows, so that cached pages made from it become stale only when those change. A page
   * whose answers name none becomes stale with any change.
   */
  dependsOn(...tags: Tag[]): void;
  /** This record where its page is rendered as a preview: it is answered in whatever state it is. */
  previewed(kind: string, id: number): Previewed | undefined;
  /** Spends one point, or `points`, of `who` (an account, an address); throws 429 when too few are left. */
  limit(limit: RateLimit, who: string, points?: number): Promise<void>;
  /** As `limit` where only what is accepted counts: the point comes back if the call is refused. */
  limitAccepted(limit: RateLimit, who: string): Promise<void>;
  /** Returns a point after a success, where only failures count. */
  refund(limit: RateLimit, who: string): Promise<void>;
  /** Forgets all points that `who` has spent. */
  clearLimit(limit: RateLimit, who: string): Promise<void>;
}

type Schema = z.ZodType;
type Parsed<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined;

/** A call with its handler. */
export interface Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  A extends Schema = Schema,
> extends Omit<Call, 'params' | 'query' | 'body' | 'answer'> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: A;
  handle(input: { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> }, context: RequestContext): Promise<z.input<A>>;
  /**
   * Runs where fields of the body do not fit its schema: what is wrong with the others by rules that the schema does
   * not know, named in the same answer. The handler must hold the same rules.
   */
  check?(input: UnfitInput<Parsed<P>, Parsed<B>>, context: RequestContext): Promise<FieldErrors>;
}

/** What was sent where fields of the body do not fit its schema. */
export interface UnfitInput<P, B> {
  readonly params: P;
  /** The fields that fit, as their schemas read them. */
  readonly body: Partial<B>;
  /** Names of the fields that do not. */
  readonly unfit: readonly string[];
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

type Part<C extends Call, K extends 'params' | 'query' | 'body'> = C extends {
  readonly [P in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

/** What a handler gets of a call: each part as its schema parsed it, undefined where the call declares none. */
export interface CallInput<C extends Call> {
  readonly params: Part<C, 'params'>;
  readonly query: Part<C, 'query'>;
  readonly body: Part<C, 'body'>;
}

/** A handler for each of the calls, under the call's name. */
export type Handlers<C extends Calls> = {
  readonly [K in keyof C]: (input: CallInput<C[K]>, context: RequestContext) => Promise<z.input<C[K]['answer']>>;
};

/** Checks of bodies that are objects, under the names of their calls: as {@link Endpoint.check}. */
export type Checks<C extends Calls> = {
  readonly [K in keyof C]?: (
    input: UnfitInput<Part<C[K], 'params'>, Part<C[K], 'body'>>,
    context: RequestContext,
  ) => Promise<FieldErrors>;
};

/** Binds declared calls to their handlers, and to checks of bodies where calls have some. */
export function bindCalls<C extends Calls>(calls: C, handlers: Handlers<C>, checks?: Checks<C>): readonly Endpoint[];
export function bindCalls(
  calls: Calls,
  handlers: Readonly<Record<string, Endpoint['handle']>>,
  checks: Readonly<Record<string, Endpoint['check']>> = {},
): readonly Endpoint[] {
  return Object.entries(calls).map(([name, call]) => {
    const handle = handlers[name];
    if (!handle) throw new Error(`${call.method} ${call.path} has no handler`);
    const check = checks[name];
    return { ...call, handle, ...(check && { check }) };
  });
}

/** Who is logged in; throws 401 for nobody. */
export function requirePrincipal({ principal }: Pick<RequestContext, 'principal'>): Principal {
  if (!principal) throw unauthenticated();
  return principal;
}
