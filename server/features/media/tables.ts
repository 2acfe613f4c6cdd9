import { type TablesOf, tablesOf } from '../../platform/db/tables.ts';
import { Media } from './media.entity.ts';

export const tables = tablesOf(Media);

/** The columns of media. */
export type MediaTable = TablesOf<readonly [typeof Media]>['media'];
