import { imageSizes, sizeKey, thumbnailKey } from '../../platform/images/image-sizes.ts';
import { withLinks } from '../../platform/linking/linked-text.ts';
import { uploadUrl } from '../../platform/storage/file-store.ts';
import { type AnswerType, HIDDEN_NAME, type PostAnswer, type PostImageAnswer, type Replyer } from './contract.ts';

/** The columns that a post is presented from. */
export interface PostRow {
  readonly id: number;
  readonly position: number;
  readonly authorName: string;
  readonly answerType: AnswerType;
  readonly body: string;
  /** Links on known names in the body: see `platform/linking/linked-text.ts`. */
  readonly linked: string | null;
  readonly bodyNoHtml: string;
  readonly hidingCreator: boolean;
  readonly thanks: number;
  readonly agreements: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly modifiedAt: Date | null;
}

/** The columns that a picture of a post is presented from. */
export interface PostImageRow {
  readonly id: number;
  readonly caption: string;
  readonly key: string;
  readonly originalKey: string | null;
  readonly width: number;
  readonly height: number;
}

/** What a post shows beside its row. */
export interface PostParts {
  readonly images: readonly PostImageRow[];
  /** As whom its author speaks; null for oneself. */
  readonly replyer: Replyer | null;
  /** Colleagues who agree. */
  readonly agreed: PostAnswer['agreements']['names'];
}

/** Colleagues who are named; of the others the number is shown. */
const NAMED = 3;
/** Longest side of the size for browsers that do not choose one themselves. */
const DEFAULT_SIDE = 640;

/** Whose words everybody may know these are: the one place that decides what of an author is shown. */
export function shownAuthor(row: Pick<PostRow, 'hidingCreator' | 'authorName' | 'answerType'>) {
  return row.hidingCreator
    ? { name: HIDDEN_NAME, official: false }
    : { name: row.authorName, official: row.answerType === 'official' };
}

/** A post as everybody may read it: nothing in it reveals who hides their name. */
export function presentPost(row: PostRow, { images, replyer, agreed }: PostParts): PostAnswer {
  return {
    id: row.id,
    position: row.position,
    version: row.version,
    ...withLinks(row.linked, { body: row.body }),
    body_no_html: row.bodyNoHtml,
    hiding_creator: row.hidingCreator,
    created_at: row.createdAt.toISOString(),
    modified_at: row.modifiedAt?.toISOString() ?? null,
    created_by: shownAuthor(row),
    replyer: row.hidingCreator ? null : replyer,
    answer_type: row.answerType,
    images: images.map(presentPostImage),
    thanks: row.thanks,
    agreements: { count: row.agreements, names: agreed.slice(0, NAMED) },
  };
}

/** A picture with the addresses that everybody may open; of a censored one those of the blurred copy. */
export function presentPostImage({ id, caption, key, originalKey, width, height }: PostImageRow): PostImageAnswer {
  const sides = imageSizes(width, height).map(({ side }) => side);
  const side = sides.find(each => each >= DEFAULT_SIDE) ?? Math.max(width, height);
  return {
    id,
    caption,
    width,
    height,
    url: uploadUrl(sizeKey(key, side)),
    thumbnail_url: uploadUrl(thumbnailKey(key)),
    is_censored: originalKey !== null,
  };
}
