import type { MediaBlock } from '../features/media/contract.ts';
import { mediaRows, presentMedia } from '../features/media/media.repository.ts';
import type { Database } from '../platform/db/database.ts';

/** All pictures and videos of one owner, the main picture first. */
export const mediaBlockOf = async ({ read }: Database, kind: string, owner: number): Promise<MediaBlock> =>
  presentMedia(await read.rows(mediaRows(kind, owner)));
