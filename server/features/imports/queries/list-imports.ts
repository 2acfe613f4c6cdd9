import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';

/** One import, as lists of them show it. */
export interface ListedImport {
  readonly number: number;
  readonly kind: string;
  readonly file: string;
  readonly begunAt: Date;
  /** Null while it goes on, and for one that was broken off. */
  readonly finishedAt: Date | null;
  readonly added: number;
  readonly updated: number;
  readonly undoneAt: Date | null;
}

const listed = () =>
  tables
    .selectFrom('import_run')
    .select(['id as number', 'kind', 'fileName as file', 'begunAt', 'finishedAt'])
    .select(['added', 'updated', 'undoneAt']);

/** All imports that are remembered, the newest first. */
export const listImports = ({ db }: Pick<Services, 'db'>): Promise<ListedImport[]> =>
  db.primary.rows(listed().orderBy('id', 'desc'));

/** One import; undefined where there is none of this number, or no more. */
export const findImport = ({ db }: Pick<Services, 'db'>, number: number): Promise<ListedImport | undefined> =>
  db.primary.row(listed().where('id', '=', number));
