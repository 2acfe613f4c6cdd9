import type { z } from 'zod';
import type { Call, Calls } from '../contract/declare-calls.ts';
import type { Endpoint, RequestContext } from './endpoint.ts';

type Part<C extends Call, K extends 'params' | 'query' | 'body'> = C extends {
  readonly [P in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

/** What a handler gets of a call: each part as its schema has read it, undefined where the call declares none. */
export interface CallInput<C extends Call> {
  readonly params: Part<C, 'params'>;
  readonly query: Part<C, 'query'>;
  readonly body: Part<C, 'body'>;
}

/** A handler for each of the calls, under the call's name. */
export type Handlers<C extends Calls> = {
  readonly [K in keyof C]: (input: CallInput<C[K]>, context: RequestContext) => Promise<z.input<C[K]['answer']>>;
};

/** Binds declared calls to their handlers. */
export function bindCalls<C extends Calls>(calls: C, handlers: Handlers<C>): readonly Endpoint[];
export function bindCalls(calls: Calls, handlers: Readonly<Record<string, Endpoint['handle']>>): readonly Endpoint[] {
  return Object.entries(calls).map(([name, call]) => {
    const handle = handlers[name];
    if (!handle) throw new Error(`${call.method} ${call.path} has no handler`);
    return { ...call, handle };
  });
}
