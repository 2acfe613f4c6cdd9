import type { z } from 'zod';
import type { Call, Calls, Method } from './declare-calls.ts';

/*
 * What declared calls take and answer, as types for clients, which find a call by the literals of its method and path.
 */

/** The calls of one or several contracts. */
export type CallsOf<C extends Calls> = C[keyof C];

type WithoutSlash<P extends string> = P extends `${infer Front}/` ? Front : never;

/** Paths that have a call with this method; the form without the slash at the end is served as well. */
export type PathsOf<C extends Call, M extends Method> =
  | Extract<C, { readonly method: M }>['path']
  | WithoutSlash<Extract<C, { readonly method: M }>['path']>;

/** The call at a path; of a union of paths each one's. */
export type CallAt<C extends Call, M extends Method, P extends string> = P extends string
  ? C extends { readonly method: M; readonly path: infer Declared }
    ? P extends Declared
      ? C
      : `${P}/` extends Declared
        ? C
        : never
    : never
  : never;

/** The answer as JSON has it: null where there is none. */
export type AnswerOf<C extends Call> = z.output<C['answer']> extends undefined ? null : z.output<C['answer']>;

/** A value as addresses carry it: where any text is taken also what is written as one; nothing is left out. */
type Sent<V> = V | (string extends V ? number | boolean | readonly (string | number)[] : never);

type ParamsOf<S extends z.ZodType> = { readonly [K in keyof z.input<S>]: Sent<z.input<S>[K]> };
type QueryOf<S extends z.ZodType> = { readonly [K in keyof z.input<S>]?: Sent<z.input<S>[K]> | null | undefined };

type ParamsPart<C extends Call> = C extends { readonly params: infer S extends z.ZodType }
  ? { readonly params: ParamsOf<S> }
  : { readonly params?: undefined };
type QueryPart<C extends Call> = C extends { readonly query: infer S extends z.ZodType }
  ? { readonly query?: QueryOf<S> | undefined }
  : { readonly query?: undefined };
/** Files go in a form; a body of optional fields may be missing. */
type BodyPart<C extends Call> = C extends { readonly upload: unknown }
  ? { readonly body: FormData }
  : C extends { readonly body: infer S extends z.ZodType }
    ? { readonly body: z.input<S> }
    : { readonly body?: undefined };

/** What a client takes beside the path. */
export type OptionsOf<C extends Call> = ParamsPart<C> &
  QueryPart<C> &
  BodyPart<C> & {
    readonly signal?: AbortSignal | undefined;
    /** Of a call at a page's address: the page's own query, `?next=%2F`, which goes along as it stands. */
    readonly search?: string | undefined;
    /** Of a write that may be sent again: it is done once, and each time answered the same. */
    readonly idempotencyKey?: string | undefined;
    /** Sent also while the browser leaves the page. */
    readonly keepalive?: boolean | undefined;
  };

/** The options as an argument that may be missing where nothing in them has to be given. */
export type OptionsArgument<C extends Call> =
  Record<never, never> extends OptionsOf<C> ? [options?: OptionsOf<C>] : [options: OptionsOf<C>];

/** Asks the calls of one method, by path. */
export type Ask<C extends Call, M extends Method> = <P extends PathsOf<C, M>>(
  path: P,
  ...options: OptionsArgument<CallAt<C, M, P>>
) => Promise<AnswerOf<CallAt<C, M, P>>>;
