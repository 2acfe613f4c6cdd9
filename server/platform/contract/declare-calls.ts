import type { z } from 'zod';
import type { StaffRole } from '../auth/principal.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Points per window for one visitor; kept in the database, so all processes count together. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** What a call may come to per window: `points` are how often an account is accepted. */
export interface CallRate extends RateLimit {
  /** How often all strangers of one network address together are; six times the points by default. */
  readonly shared?: number;
  /**
   * How often an account is refused; ten times the points by default. Strangers of one address by as much more as they
   * share.
   */
  readonly refusals?: number;
}

/** What may be uploaded: file fields and how many files each takes. */
export interface UploadRules {
  readonly fields: Readonly<Record<string, number>>;
  /** Bytes of one file. */
  readonly maxBytes: number;
  /** Bytes of one text beside the files; 10,000 by default. */
  readonly maxTextBytes?: number;
}

/** One call of the API as contracts declare it: routing, validation, OpenAPI and the sites' clients are made from it. */
export interface Call {
  readonly method: Method;
  /** With a trailing slash and `:name` parameters; the form without the slash is served as well. */
  readonly path: string;
  readonly summary: string;
  /** Who may call it at all; finer rights are the feature's policy. Staff must have shown their second factor. */
  readonly access: 'public' | 'user' | 'staff';
  /** The roles of staff that may call; admins always may. */
  readonly roles?: readonly StaffRole[];
  /**
   * Where a write's token is looked for when no header can carry it: in the body's `xsrf_token` (`sendBeacon`). Of a
   * call with `address` a signed token in its path is the whole authority: a client that has it may call from anywhere,
   * and no cookie counts.
   */
  readonly tokenIn?: 'header' | 'body' | 'address';
  /** Takes a multipart body with files, each an `UploadedFile` or a list of them under its field. */
  readonly upload?: UploadRules;
  /** Spent by the account, or of a stranger by the network address, before anything that was sent is read. */
  readonly rate?: CallRate;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** A body of 700 kB is taken, not only of 100 kB: several long texts together. For staff alone. */
  readonly takesLongTexts?: true;
  readonly answer: z.ZodType;
  /** The specification wants its failures as a list: of messages where fields are wrong, otherwise of the code alone. */
  readonly listsFailures?: true;
  /** What comes instead of an answer in JSON. */
  readonly sends?: 'file' | 'html' | 'redirect';
  /**
   * Public answers that depend on nothing but the address get an ETag and may be revalidated. A fixed one is the same
   * object for as long as the process runs: it is turned into bytes once and compressed once.
   */
  readonly cache?: 'public' | 'private' | 'fixed';
  /** A list whose items stay the same objects over many answers: each of them is turned into bytes once. */
  readonly keepsItems?: true;
  /** A read that costs so much that anonymous visitors are asked to come back when many are waiting for such reads. */
  readonly sheds?: true;
  /** A read by its method that keeps something all the same, and is refused during maintenance. */
  readonly writes?: true;
  /** No read by its method, and answered during maintenance all the same: it keeps nothing that could be lost. */
  readonly staysInMaintenance?: true;
}

/** Calls of one contract, each under the name by which its handler is bound. */
export type Calls = Readonly<Record<string, Call>>;

const declared = new WeakSet<object>();

/** Declares calls with their methods and paths as literal types, so that clients find them by these. */
export function declareCalls<const C extends Calls>(calls: C): C {
  declared.add(calls);
  return calls;
}

/** Distinguishes groups of calls from what else a contract exports. */
export const isDeclared = (exported: unknown): exported is Calls =>
  typeof exported === 'object' && exported !== null && declared.has(exported);
