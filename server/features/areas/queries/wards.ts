import type { Database } from '../../../platform/db/database.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { versionedCache } from '../../../platform/db/versioned-cache.ts';
import { AREAS } from '../area.repository.ts';
import { tables } from '../tables.ts';

/** A current ward: `Phường Bến Thành`. */
export interface WardEntry {
  readonly id: number;
  readonly name: string;
  /** Id of the province that it lies in. */
  readonly province: number;
}

const readWards = versionedCache(AREAS, (read: Reader) =>
  read.rows(tables.selectFrom('ward').select(['id', 'full_name as name', 'province_id as province']).orderBy('id')),
);

/** All current wards, some three thousand. */
export function wardsOf(db: Database): Promise<readonly WardEntry[]> {
  return readWards(db);
}
