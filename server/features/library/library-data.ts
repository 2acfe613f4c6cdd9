import { tablesWith } from '../../platform/db/tables.ts';
import type { PersonalData } from '../../platform/features/personal-data.ts';
import { ownedIds } from '../providers/queries/owned-ids.ts';
import type { LibraryStatus } from './contract.ts';

interface WrittenColumns {
  readonly id: number;
  readonly name: string;
  readonly status: LibraryStatus;
  readonly author_id: number | null;
  readonly author_name: string;
  readonly reviewer_id: number | null;
  readonly reviewer_name: string;
  readonly reviewed_on: string | null;
  readonly summary: string;
  readonly created_at: Date;
  readonly published_at: Date | null;
  readonly updated_at: Date;
}

const tables = tablesWith<WrittenColumns>();

/** What the owner of a professional's page gets of the records of a table that this professional wrote or checked. */
export const writtenBy = (table: string, file: string): PersonalData => ({
  export: [
    {
      file,
      query: accountId =>
        tables
          .selectFrom(table)
          .select(['id', 'name', 'author_id', 'author_name', 'reviewer_id', 'reviewer_name', 'reviewed_on'])
          .select(['status', 'summary', 'created_at', 'published_at', 'updated_at'])
          .where(eb =>
            eb.or([
              eb('author_id', 'in', ownedIds('professional', accountId)),
              eb('reviewer_id', 'in', ownedIds('professional', accountId)),
            ]),
          )
          .orderBy('id'),
    },
  ],
});
