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

/** For `where`: everybody may see the record. */
export const isPublic = (subject: Pick<Subject, 'isPublic'>) => sql<boolean>`(${sql.raw(subject.isPublic)})`;
