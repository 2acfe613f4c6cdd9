import type { z } from 'zod';
import type { Ask, CallsOf } from './call-types.ts';
import type { Calls, Method } from './declare-calls.ts';

/**
 * Every group of calls that visitors' browsers make. A feature's contract adds its own:
 * `declare module '…/site-calls.ts' { interface SiteContracts { places: typeof placeCalls } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: Contracts add themselves where they are declared.
export interface SiteContracts {}

type CallsOfEach<C> = C extends Calls ? CallsOf<C> : never;

type SiteCall = CallsOfEach<SiteContracts[keyof SiteContracts]>;

/** How the sites' clients ask the calls of one method, by path. Types alone: no schema comes with them. */
export type SiteAsk<M extends Method> = Ask<SiteCall, M>;

type PathWhere<C, M extends Method, Answer> = C extends {
  readonly method: M;
  readonly path: infer Path;
  readonly answer: z.ZodType<Answer>;
}
  ? Path
  : never;

/** The paths of the calls of one method whose answers have at least this. */
export type SitePathsOf<M extends Method, Answer> = PathWhere<SiteCall, M, Answer>;
