import type { SqlValue } from '../../platform/db/reader.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import type { StoredImage } from '../../platform/images/image-store.ts';
import type { Services } from '../../platform/services.ts';
import type { VideoId } from './rules/video-url.ts';

/** Whose pictures and videos: the caller has seen that this owner exists. */
export interface Owner {
  /** The name of a kind of record that has pictures. */
  readonly kind: string;
  readonly id: number;
}

/** Throws where the registry knows no such kind of record, or none that has pictures. */
export function requirePictures({ subjects }: Pick<Services, 'subjects'>, { kind }: Owner): void {
  if (!subjects.get(kind).pictures) throw new Error(`Records of the kind ${kind} have no pictures`);
}

/** What a caller adds to the transaction of a command, e.g. an entry of the audit log. */
export type Also = (unit: UnitOfWork) => Promise<void>;

export interface NewMedia {
  readonly owner: Owner;
  readonly caption: string;
  readonly now: Date;
}

/** A place in the order of an owner's media, as SQL with two parameters. */
const NEXT_POSITION = '(select coalesce(max(position), -1) + 1 from media where owner_kind = ? and owner_id = ?)';

/**
 * Adds a picture; the owner's first one becomes the main one. The unique index decides between two that are added at
 * once. Answers the id.
 */
export async function insertPicture(unit: UnitOfWork, media: NewMedia, image: StoredImage): Promise<number> {
  const insert = (isMain: boolean) =>
    insertRow(
      unit,
      media,
      { type: 'image', is_main: isMain, key: image.key, width: image.width, height: image.height },
      isMain ? 'on conflict (owner_kind, owner_id) where is_main do nothing' : '',
    );
  const id = (await insert(true)) ?? (await insert(false));
  if (id === undefined) throw new Error('A picture was not inserted');
  return id;
}

/** Adds a video; answers the id. */
export async function insertVideo(unit: UnitOfWork, media: NewMedia, video: VideoId): Promise<number> {
  const id = await insertRow(unit, media, {
    type: 'video',
    is_main: false,
    video_provider: video.provider,
    video_id: video.id,
  });
  if (id === undefined) throw new Error('A video was not inserted');
  return id;
}

async function insertRow(
  unit: UnitOfWork,
  { owner, caption, now }: NewMedia,
  cells: Readonly<Record<string, SqlValue>>,
  conflict = '',
): Promise<number | undefined> {
  const columns = Object.keys(cells);
  const [row] = await unit.sql<{ id: number }>(
    `insert into media (owner_kind, owner_id, caption, created_at, ${columns.map(name => `"${name}"`).join(', ')}, position)
     values (?, ?, ?, ?, ${columns.map(() => '?').join(', ')}, ${NEXT_POSITION}) ${conflict} returning id`,
    [owner.kind, owner.id, caption, now, ...Object.values(cells), owner.kind, owner.id],
  );
  return row?.id;
}

/** Makes the owner's first remaining picture the main one, where there is none. */
export async function ensureMain(unit: UnitOfWork, owner: Owner): Promise<void> {
  await unit.sql(
    `update media set is_main = true where id = (
       select id from media where owner_kind = ? and owner_id = ? and type = 'image' order by position, id limit 1
     ) and not exists (select 1 from media where owner_kind = ? and owner_id = ? and is_main)`,
    [owner.kind, owner.id, owner.kind, owner.id],
  );
}
