import type { AliasedExpression } from 'kysely';
import type { Call } from '../contract/declare-calls.ts';
import type { Database } from '../db/database.ts';
import type { Parameter, Parameters } from '../db/parameter.ts';
import type { Subjects } from '../subjects/subject.ts';

/** What staff typed, read in every way that it may be meant; null where it cannot be meant so. */
export interface Asked {
  readonly id: number | null;
  /** E.164. */
  readonly phone: string | null;
  /** In small letters, as the next. */
  readonly email: string | null;
  /** What may be the number of a licence. */
  readonly code: string | null;
  /** The last part of a page's address where it ends with no id. */
  readonly slug: string | null;
  /** Folded, as names are compared. */
  readonly name: string;
  /** The same as names of people are compared. */
  readonly person: string;
  /** Patterns for `like`: a word begins so, in a folded text with a space before it. */
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly fourth: string;
}

/** A record that may be meant. */
export interface Candidate {
  readonly resource: string;
  readonly id: number;
  /** Empty where it is meant by a number, a code or an address of its own; else a text in which the words must stand. */
  readonly text: string;
}

/** A record as its columns show it. */
export interface FoundRow {
  readonly resource: string;
  readonly id: number;
  readonly name: string;
  /** What stands before the name. */
  readonly before: string;
  /** Empty for a kind without states. */
  readonly status: string;
  /** What tells it from others of its name. */
  readonly line: string;
  /** Ids of a term and a province that stand before and behind that line; 0 for none. */
  readonly term: number;
  readonly province: number;
}

/** A query that is a part of the statement that asks all kinds at once. */
export interface FindPart<Row> {
  as(name: 'part'): AliasedExpression<Row, 'part'>;
}

/** What lines are read with. */
export interface LineServices {
  readonly db: Database;
  readonly subjects: Subjects;
}

/**
 * How staff find records of one kind, from wherever they are in the console. All kinds are asked in one statement for
 * records that may be meant, and in one for what is shown of those that are: no part may walk a whole table.
 */
export interface FindSource {
  /** The console's name of the kind. */
  readonly resource: string;
  /** What such a record is called, as a heading. */
  readonly title: string;
  /** The call that lists the kind: staff who may make it find its records. */
  readonly list: Call;
  /** The name under which the search index holds its public records; undefined where it holds none. */
  readonly searched?: string;
  /** The path of its records' public pages, with `:slugId` or `:slug`. */
  readonly page?: string;
  /** What the audit log calls the kind, and the fields of people that are shown; undefined where none are. */
  readonly people?: { readonly subject: string; readonly fields: readonly string[] };
  /** Records that may be meant, hidden ones and drafts too. */
  candidates(asked: Parameters<Asked>): readonly FindPart<Candidate>[];
  rows(ids: Parameter<readonly number[]>): FindPart<FoundRow>;
  /** Lines that take a query of their own, by id; a fixed number of queries. */
  lines?(services: LineServices, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** So many of the newest records of a kind are looked through for words where no index is kept of these. */
export const LOOKED_THROUGH = 10_000;
