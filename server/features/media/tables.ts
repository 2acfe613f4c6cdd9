import { type TablesOf, tablesOf } from '../../platform/db/tables.ts';
import { Media, TextPicture } from './media.entity.ts';

export const tables = tablesOf(Media, TextPicture);

/** The columns of media. */
export type MediaTable = TablesOf<readonly [typeof Media]>['media'];
