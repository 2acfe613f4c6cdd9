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
  readonly foldedName: string;
  readonly sortName: string;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly reviewCount: number;
  /** From `records/rules/relevance.ts`. */
  readonly ratingRank: number;
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
  readonly lastPosition: number;
  readonly replyCount: number;
  readonly answerCount: number;
  readonly thankCount: number;
  readonly lastReplyAt: Date | null;
  readonly isLocked: boolean;
  /** Of those kinds alone whose questions may be something that cannot wait. */
  readonly urgency: string | null;
}

/** As {@link subjectTables}, for what follows from posts. */
export const discussedTables = tablesWith<DiscussedColumns>();

/** For `where`: everybody may see the record. */
export const isPublic = (subject: Pick<Subject, 'isPublic'>) => sql<boolean>`(${sql.raw(subject.isPublic)})`;
