import { FEATURES } from '@antam/server/app/features.ts';
import { imageSizes, sizeKey, thumbnailKey } from '@antam/server/platform/images/image-sizes.ts';

/** The columns in which features name pictures. */
export const PICTURE_COLUMNS = FEATURES.flatMap(({ files }) => files);

/** The pictures that a row of a table names, by their keys; none of other tables. */
export const keysOfRow = (table: string, values: Readonly<Record<string, unknown>>): string[] =>
  PICTURE_COLUMNS.filter(named => named.table === table)
    .map(({ column }) => values[column])
    .filter(key => typeof key === 'string')
    .filter(key => key !== '');

/** Pixels of the largest size, as each row that names pictures has them. */
export interface Pixels {
  readonly width?: unknown;
  readonly height?: unknown;
}

/** The key of a private original is its file; any other picture is kept in several sizes. */
const isOneFile = (key: string) => key.endsWith('.webp');

/** The keys in the store of all files of a picture. */
export const filesOf = (key: string, { width, height }: Pixels): string[] =>
  isOneFile(key)
    ? [key]
    : [...imageSizes(Number(width), Number(height)).map(({ side }) => sizeKey(key, side)), thumbnailKey(key)];

/** The key in the store of the largest file of a picture. */
export const largestFileOf = (key: string, { width, height }: Pixels): string =>
  isOneFile(key) ? key : sizeKey(key, Math.max(Number(width), Number(height)));
