import type { Random } from '@antam/fixtures/random/random.ts';
import type { Who } from '../people.ts';

/** How a body is written. */
export type BodyKind = 'none' | 'json' | 'form' | 'multipart';

/** A request that mutations change until it is sent. */
export interface Draft {
  readonly who: Who;
  /** Which of the attackers of that kind. */
  readonly copy: number;
  /** Of the address as it is declared, for reports. */
  readonly call: string;
  method: string;
  /** As it stands in the request line, without the query. */
  path: string;
  /** Pairs of the query as they stand in the address: `page=2`. */
  query: string[];
  headers: [name: string, value: string][];
  /** Further cookies, `name=value`. */
  cookies: string[];
  bodyKind: BodyKind;
  /** What is sent, before it is written as {@link bodyKind}. */
  body: unknown;
  /** Done to the written body, in this order. */
  readonly edits: Array<(bytes: Buffer) => Buffer>;
  /** Sends no `Content-Type` of its own. */
  untyped: boolean;
  /** Puts the token into the body, also of JSON. */
  readonly tokenInBody: boolean;
  token: 'own' | 'none' | 'foreign' | 'garbage';
  /** Names of what was done to it. */
  readonly mutations: string[];
}

/** One way to spoil a request. */
export interface Mutation {
  readonly name: string;
  /** Whether there is anything to spoil; always by default. */
  readonly fits?: (draft: Draft) => boolean;
  readonly apply: (draft: Draft, random: Random) => void;
}

const hasBody = ({ bodyKind }: Draft) => bodyKind !== 'none';

/** A mutation of a request that has a body. */
export const ofBody = (name: string, apply: Mutation['apply']): Mutation => ({ name, fits: hasBody, apply });
