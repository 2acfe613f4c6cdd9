import { imageSizes, sizeKey, thumbnailKey } from '../../platform/images/image-sizes.ts';
import { withLinks } from '../../platform/linking/linked-text.ts';
import { uploadUrl } from '../../platform/storage/file-store.ts';
import { type AnswerType, HIDDEN_NAME, type PostAnswer, type PostImageAnswer, type Replyer } from './contract.ts';

/** The columns that a post is presented from. */
export interface PostRow {
  readonly id: number;
  readonly position: number;
  readonly author_name: string;
  readonly answer_type: AnswerType;
  readonly body: string;
  /** Links on known names in the body: see `platform/linking/linked-text.ts`. */
  readonly linked: string | null;
  readonly body_no_html: string;
  readonly hiding_creator: boolean;
  readonly thanks: number;
  readonly agreements: number;
  readonly version: number;
  readonly created_at: Date;
  readonly modified_at: Date | null;
}

/** The columns that a picture of a post is presented from. */
export interface PostImageRow {
  readonly id: number;
  readonly caption: string;
  readonly key: string;
  readonly original_key: string | null;
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
export function shownAuthor(row: Pick<PostRow, 'hiding_creator' | 'author_name' | 'answer_type'>) {
  return row.hiding_creator
    ? { name: HIDDEN_NAME, official: false }
    : { name: row.author_name, official: row.answer_type === 'official' };
}

/** A post as everybody may read it: nothing in it reveals who hides their name. */
export function presentPost(row: PostRow, { images, replyer, agreed }: PostParts): PostAnswer {
  return {
    id: row.id,
    position: row.position,
    version: row.version,
    ...withLinks(row.linked, { body: row.body }),
    body_no_html: row.body_no_html,
    hiding_creator: row.hiding_creator,
    created_at: row.created_at.toISOString(),
    modified_at: row.modified_at?.toISOString() ?? null,
    created_by: shownAuthor(row),
    replyer: row.hiding_creator ? null : replyer,
    answer_type: row.answer_type,
    images: images.map(presentPostImage),
    thanks: row.thanks,
    agreements: { count: row.agreements, names: agreed.slice(0, NAMED) },
  };
}

/** A picture with the addresses that everybody may open; of a censored one those of the blurred copy. */
export function presentPostImage({ id, caption, key, original_key, width, height }: PostImageRow): PostImageAnswer {
  const sides = imageSizes(width, height).map(({ side }) => side);
  const side = sides.find(each => each >= DEFAULT_SIDE) ?? Math.max(width, height);
  return {
    id,
    caption,
    width,
    height,
    url: uploadUrl(sizeKey(key, side)),
    thumbnail_url: uploadUrl(thumbnailKey(key)),
    is_censored: original_key !== null,
  };
}
