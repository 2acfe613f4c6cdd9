import type { Database } from '../../platform/db/database.ts';
import { listSql } from '../../platform/db/id-list.ts';
import type { MediaBlock, Picture } from './contract.ts';
import { type PictureRow, presentPicture, presentVideo, type VideoRow } from './media.presenter.ts';

const PICTURE = 'id, "key", width, height, caption';

/** The main picture of each owner that has one, by the owner's id; one query for any number of owners. */
export async function mainPictures(
  db: Database,
  kind: string,
  ownerIds: readonly number[],
): Promise<ReadonlyMap<number, Picture>> {
  if (ownerIds.length === 0) return new Map();
  const list = listSql(db.engine);
  const rows = await db.read.all<PictureRow & { owner_id: number }>(
    `select owner_id, ${PICTURE} from media where owner_kind = ? and ${list.hasId('owner_id')} and is_main`,
    [kind, list.ids(ownerIds)],
  );
  return new Map(rows.map(row => [row.owner_id, presentPicture(row)]));
}

type BlockRow = PictureRow & { type: 'image' | 'video' } & Omit<VideoRow, 'video_provider' | 'video_id'> & {
    video_provider: VideoRow['video_provider'] | null;
    video_id: string | null;
  };

/** All pictures and videos of one owner, the main picture first. */
export async function mediaBlockOf(db: Database, kind: string, ownerId: number): Promise<MediaBlock> {
  const rows = await db.read.all<BlockRow>(
    `select type, ${PICTURE}, video_provider, video_id, video_thumbnail from media
     where owner_kind = ? and owner_id = ? order by is_main desc, position, id`,
    [kind, ownerId],
  );
  return {
    pictures: rows.filter(row => row.type === 'image').map(presentPicture),
    videos: rows.flatMap(({ video_provider, video_id, ...row }) =>
      video_provider && video_id ? [presentVideo({ ...row, video_provider, video_id })] : [],
    ),
  };
}
