import type { Insertable } from 'kysely';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { invalid } from '../../platform/errors/problem.ts';
import type { StoredImage } from '../../platform/images/image-store.ts';
import type { Services } from '../../platform/services.ts';
import { tidyText } from '../../platform/text/tidy-text.ts';
import type { VideoId } from './rules/video-url.ts';
import { CAPTION_TOO_LONG, MAX_CAPTION } from './staff-contract.ts';
import { type MediaTable, tables } from './tables.ts';

/** The record that pictures and videos belong to; the caller has checked that it exists. */
export interface Owner {
  /** The name of a kind of record that has pictures. */
  readonly kind: string;
  readonly id: number;
}

/** Throws if the registry does not know this kind of record, or if records of this kind have no pictures. */
export function requirePictures({ subjects }: Pick<Services, 'subjects'>, { kind }: Owner): void {
  if (!subjects.get(kind).pictures) throw new Error(`Records of the kind ${kind} have no pictures`);
}

/** What a caller adds to the transaction of a command, e.g. an entry of the audit log. */
export type Also = (unit: UnitOfWork) => Promise<void>;

interface NewMedia {
  readonly owner: Owner;
  readonly caption: string;
  readonly now: Date;
}

/**
 * Adds a picture and answers its id. The owner's first picture becomes the main one; if two are added at the same time,
 * the unique index decides.
 */
export async function insertPicture(unit: UnitOfWork, media: NewMedia, image: StoredImage): Promise<number> {
  const picture = { type: 'image', key: image.key, width: image.width, height: image.height } as const;
  const asMain = newRow(media, { ...picture, isMain: true }).onConflict(same =>
    same
      .columns(['ownerKind', 'ownerId'])
      .where(eb => eb.ref('isMain'))
      .doNothing(),
  );
  const row = (await unit.row(asMain)) ?? (await unit.row(newRow(media, { ...picture, isMain: false })));
  if (!row) throw new Error('A picture was not inserted');
  return row.id;
}

/** Adds a video; answers the id. */
export async function insertVideo(unit: UnitOfWork, media: NewMedia, { provider, id }: VideoId): Promise<number> {
  const row = await unit.row(newRow(media, { type: 'video', isMain: false, videoProvider: provider, videoId: id }));
  if (!row) throw new Error('A video was not inserted');
  return row.id;
}

type Cells = Omit<Insertable<MediaTable>, 'ownerKind' | 'ownerId' | 'caption' | 'createdAt' | 'position'>;

/** A new row after all other media of its owner. */
const newRow = ({ owner, caption, now }: NewMedia, cells: Cells) =>
  tables
    .insertInto('media')
    .values(eb => ({
      ownerKind: owner.kind,
      ownerId: owner.id,
      caption,
      createdAt: now,
      ...cells,
      position: eb
        .selectFrom('media')
        .select(max => max(max.fn.coalesce(max.fn.max('position'), max.lit(-1)), '+', max.lit(1)).as('position'))
        .where('ownerKind', '=', owner.kind)
        .where('ownerId', '=', owner.id),
    }))
    .returning('id');

/** Makes the owner's first picture the main one if there is no main picture. */
export async function ensureMain(unit: UnitOfWork, owner: Owner): Promise<void> {
  const ofOwner = tables.selectFrom('media').where('ownerKind', '=', owner.kind).where('ownerId', '=', owner.id);
  const first = ofOwner.select('id').where('type', '=', 'image').orderBy('position').orderBy('id').limit(1);
  const main = ofOwner.select('id').where(eb => eb.ref('isMain'));
  await unit.run(
    tables
      .updateTable('media')
      .set('isMain', true)
      .where('id', '=', first)
      .where(eb => eb.not(eb.exists(main))),
  );
}

/** A caption as it is stored: one tidy line. Throws a 422 Problem where it is too long. */
export function tidyCaption(text: string): string {
  if (text.length > MAX_CAPTION) throw invalid({ caption: [CAPTION_TOO_LONG] });
  return tidyText(text);
}
