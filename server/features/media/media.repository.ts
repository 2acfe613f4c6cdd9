import type { Expression } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { literal } from '../../platform/db/expressions.ts';
import { ids } from '../../platform/db/list-values.ts';
import { nestedRows } from '../../platform/db/nested-rows.ts';
import type { Parameters } from '../../platform/db/parameter.ts';
import { statement } from '../../platform/db/query.ts';
import { thumbnailKey } from '../../platform/images/image-sizes.ts';
import { uploadUrl } from '../../platform/storage/file-store.ts';
import type { MediaBlock, Picture } from './contract.ts';
import { type PictureRow, presentPicture, presentVideo, type VideoRow } from './media.presenter.ts';
import type { StaffPicture } from './staff-contract.ts';
import { tables } from './tables.ts';

const PICTURE = ['id', 'key', 'width', 'height', 'caption'] as const;

const mainOf = statement((p: Parameters<{ kind: string; owners: readonly number[] }>) =>
  tables
    .selectFrom('media')
    .select(['ownerId', ...PICTURE])
    .where('ownerKind', '=', p.kind)
    .where('ownerId', 'in', ids(p.owners))
    .where(eb => eb.ref('isMain')),
);

/** The main picture of each owner that has one, by the owner's id; one query for any number of owners. */
export async function mainPictures(
  db: Database,
  kind: string,
  owners: readonly number[],
): Promise<ReadonlyMap<number, Picture>> {
  if (owners.length === 0) return new Map();
  const rows = await db.read.rows(mainOf({ kind, owners }));
  return new Map(rows.map(row => [row.ownerId, presentPicture(row)]));
}

/** A part of a query: the row of the main picture of the record with this id, in a list that is empty where there is none. */
export const mainPictureInside = (kind: string, owner: Expression<number>) =>
  nestedRows(
    tables
      .selectFrom('media')
      .select([...PICTURE, 'isMain'])
      .where('ownerKind', '=', literal(kind))
      .where('ownerId', '=', owner)
      .where(eb => eb.ref('isMain')),
  );

/** Selects all pictures and videos of a record, the main picture first. */
export const mediaRows = (kind: string, owner: number | Expression<number>) =>
  tables
    .selectFrom('media')
    .select(['type', ...PICTURE, 'isMain', 'videoProvider', 'videoId', 'videoThumbnail'])
    .where('ownerKind', '=', literal(kind))
    .where('ownerId', '=', owner)
    .orderBy('isMain', 'desc')
    .orderBy('position')
    .orderBy('id');

/** A part of a query: all pictures and videos of the record with this id, the main picture first. */
export const mediaInside = (kind: string, owner: Expression<number>) => nestedRows(mediaRows(kind, owner));

type BlockRow = PictureRow & {
  readonly type: 'image' | 'video';
  readonly videoProvider: VideoRow['video_provider'] | null;
  readonly videoId: string | null;
  readonly videoThumbnail: string | null;
};

/** The main picture among the media of one owner, which comes first. */
export const mainPictureOf = ([first]: readonly (PictureRow & { readonly isMain: boolean })[]): Picture | null =>
  first?.isMain ? presentPicture(first) : null;

/** All pictures and videos of one owner, in the order of their rows. */
export const presentMedia = (rows: readonly BlockRow[]): MediaBlock => ({
  pictures: rows.filter(row => row.type === 'image').map(presentPicture),
  videos: rows.flatMap(({ videoProvider, videoId, ...row }) =>
    videoProvider && videoId ? [presentVideo({ ...row, video_provider: videoProvider, video_id: videoId })] : [],
  ),
});

const mainKeysOf = statement((p: Parameters<{ kind: string; owners: readonly number[] }>) =>
  tables
    .selectFrom('media')
    .select(['ownerId', 'key'])
    .where('ownerKind', '=', p.kind)
    .where('ownerId', 'in', ids(p.owners))
    .where(eb => eb.ref('isMain')),
);

/** Addresses of the main pictures' thumbnails; null where there is no picture. One query. */
export async function thumbnailsOf(
  db: Database,
  kind: string,
  owners: readonly number[],
): Promise<(owner: number) => string | null> {
  const rows = await db.read.rows(mainKeysOf({ kind, owners }));
  const keys = new Map(rows.map(row => [row.ownerId, row.key]));
  return owner => {
    const key = keys.get(owner);
    return key === undefined || key === '' ? null : uploadUrl(thumbnailKey(key));
  };
}

/** All pictures of one owner as staff see them, the main one first. */
export async function staffPicturesOf(db: Database, kind: string, ownerId: number): Promise<StaffPicture[]> {
  const rows = await db.primary.rows(
    tables
      .selectFrom('media')
      .select(['id', 'key', 'width', 'height', 'caption', 'isMain'])
      .where('ownerKind', '=', kind)
      .where('ownerId', '=', ownerId)
      .where('type', '=', 'image')
      .orderBy('isMain', 'desc')
      .orderBy('position')
      .orderBy('id'),
  );
  return rows.map(row => ({ ...presentPicture(row), is_main: row.isMain }));
}

/** Where the media of a record are: pictures on this site, in their largest size, and videos at their providers. */
export interface MediaAddresses {
  readonly pictures: readonly string[];
  readonly videos: readonly string[];
}

/** The addresses of the media of some owners, the main picture first; owners without any are absent. One query. */
export async function mediaAddresses(
  db: Database,
  kind: string,
  owners: readonly number[],
): Promise<ReadonlyMap<number, MediaAddresses>> {
  const rows = await db.read.rows(
    tables
      .selectFrom('media')
      .select(['ownerId', 'type', ...PICTURE, 'videoProvider', 'videoId', 'videoThumbnail'])
      .where('ownerKind', '=', kind)
      .where('ownerId', 'in', ids(owners))
      .orderBy('ownerId')
      .orderBy('isMain', 'desc')
      .orderBy('position')
      .orderBy('id'),
  );
  const byOwner = Map.groupBy(rows, row => row.ownerId);
  return new Map([...byOwner].map(([owner, ofOne]) => [owner, addressesOf(presentMedia(ofOne))]));
}

const addressesOf = ({ pictures, videos }: MediaBlock): MediaAddresses => ({
  pictures: pictures.map(({ origin_url }) => origin_url),
  videos: videos.map(({ url }) => url),
});
