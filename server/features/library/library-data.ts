import { tablesWith } from '../../platform/db/tables.ts';
import type { PersonalData } from '../../platform/features/personal-data.ts';
import { ownedIds } from '../providers/queries/owned-ids.ts';
import type { LibraryStatus } from './contract.ts';

interface WrittenColumns {
  readonly id: number;
  readonly name: string;
  readonly status: LibraryStatus;
  readonly author: number | null;
  readonly authorName: string;
  readonly reviewer: number | null;
  readonly reviewerName: string;
  readonly reviewedOn: string | null;
  readonly summary: string;
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
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
          .select([
            'id',
            'name',
            'author as authorId',
            'authorName',
            'reviewer as reviewerId',
            'reviewerName',
            'reviewedOn',
          ])
          .select(['status', 'summary', 'createdAt', 'publishedAt', 'updatedAt'])
          .where(eb =>
            eb.or([
              eb('author', 'in', ownedIds('professional', accountId)),
              eb('reviewer', 'in', ownedIds('professional', accountId)),
            ]),
          )
          .orderBy('id'),
    },
  ],
});
