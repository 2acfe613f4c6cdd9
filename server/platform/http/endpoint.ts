import type { z } from 'zod';
import type { Principal } from '../auth/principal.ts';
import type { Tag } from '../cache/tag.ts';
import type { Call, RateLimit } from '../contract/declare-calls.ts';
import type { AnswerFile } from './answer-effects.ts';

/** What the kernel hands to a handler beside the parsed input. */
export interface RequestContext {
  readonly requestId: string;
  /** A cookie that scripts of the site write. */
  cookie(name: string): string | undefined;
  /** A cookie that this server sets, by its name without what HTTPS puts before it. */
  ownCookie(name: string): string | undefined;
  header(name: string): string | undefined;
  /** Address of the visitor (of IPv6 the network's), for rate limits only; never logged. */
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
  /** Sends a file to be kept instead of answering a value. */
  sendFile(file: AnswerFile): void;
  /** Sends the browser to an address instead of answering a value. */
  redirect(location: string): void;
  /**
   * Says what the answer shows, so that cached pages made from it become stale with that alone; told nothing, they become
   * stale with any change.
   */
  dependsOn(...tags: Tag[]): void;
  /** Spends a point, or as many as told, of `who` (an account, an address); throws 429 when too few are left. */
  limit(limit: RateLimit, who: string, points?: number): Promise<void>;
  /** Gives such a point back after a success, where only failures are to count. */
  refund(limit: RateLimit, who: string): Promise<void>;
  /** Forgets all points that `who` has spent. */
  clearLimit(limit: RateLimit, who: string): Promise<void>;
}

type Schema = z.ZodType;
type Parsed<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined;

/** A call with what answers it. */
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
