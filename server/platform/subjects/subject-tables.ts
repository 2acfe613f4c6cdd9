import { sql } from 'kysely';
import { tablesWith } from '../db/tables.ts';
import type { Subject } from './subject.ts';

/** Columns of the tables in the registry; of those without contacts not all. */
interface SubjectColumns {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Queries on the tables of registered kinds of record: `subjectTables.selectFrom(subject.table)`. */
export const subjectTables = tablesWith<SubjectColumns>();

/** Columns of the tables of records that are reviewed, or whose names are those of people. */
interface RatedColumns {
  readonly id: number;
  readonly status: string;
  readonly folded_name: string;
  readonly sort_name: string;
  readonly rating_sum: number;
  readonly rating_count: number;
  readonly review_count: number;
  /** From `records/rules/relevance.ts`. */
  readonly rating_rank: number;
  readonly completeness: number;
  readonly relevance: number;
}

/** As {@link subjectTables}, for what is made of reviews. */
export const ratedTables = tablesWith<RatedColumns>();

/** Columns of the tables of records that are discussed. */
interface DiscussedColumns {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly last_position: number;
  readonly reply_count: number;
  readonly answer_count: number;
  readonly thank_count: number;
  readonly last_reply_at: Date | null;
  readonly is_locked: boolean;
  /** Of those kinds alone whose questions may be something that cannot wait. */
  readonly urgency: string | null;
}

/** As {@link subjectTables}, for what follows from posts. */
export const discussedTables = tablesWith<DiscussedColumns>();

/** For `where`: everybody may see the record. */
export const isPublic = (subject: Pick<Subject, 'isPublic'>) => sql<boolean>`(${sql.raw(subject.isPublic)})`;
