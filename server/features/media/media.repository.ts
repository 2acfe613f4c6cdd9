import type { Database } from '../../platform/db/database.ts';
import { ids } from '../../platform/db/list-values.ts';
import type { Parameters } from '../../platform/db/parameter.ts';
import { statement } from '../../platform/db/query.ts';
import type { MediaBlock, Picture } from './contract.ts';
import { presentPicture, presentVideo } from './media.presenter.ts';
import { tables } from './tables.ts';

const PICTURE = ['id', 'key', 'width', 'height', 'caption'] as const;

const mainOf = statement((p: Parameters<{ kind: string; owners: readonly number[] }>) =>
  tables
    .selectFrom('media')
    .select(['owner_id', ...PICTURE])
    .where('owner_kind', '=', p.kind)
    .where('owner_id', 'in', ids(p.owners))
    .where(eb => eb.ref('is_main')),
);

/** The main picture of each owner that has one, by the owner's id; one query for any number of owners. */
export async function mainPictures(
  db: Database,
  kind: string,
  owners: readonly number[],
): Promise<ReadonlyMap<number, Picture>> {
  if (owners.length === 0) return new Map();
  const rows = await db.read.rows(mainOf({ kind, owners }));
  return new Map(rows.map(row => [row.owner_id, presentPicture(row)]));
}

const blockOf = statement((p: Parameters<{ kind: string; owner: number }>) =>
  tables
    .selectFrom('media')
    .select(['type', ...PICTURE, 'video_provider', 'video_id', 'video_thumbnail'])
    .where('owner_kind', '=', p.kind)
    .where('owner_id', '=', p.owner)
    .orderBy('is_main', 'desc')
    .orderBy('position')
    .orderBy('id'),
);

/** All pictures and videos of one owner, the main picture first. */
export async function mediaBlockOf(db: Database, kind: string, owner: number): Promise<MediaBlock> {
  const rows = await db.read.rows(blockOf({ kind, owner }));
  return {
    pictures: rows.filter(row => row.type === 'image').map(presentPicture),
    videos: rows.flatMap(({ video_provider, video_id, ...row }) =>
      video_provider && video_id ? [presentVideo({ ...row, video_provider, video_id })] : [],
    ),
  };
}
