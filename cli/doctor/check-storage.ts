import { existsSync } from 'node:fs';
import type { Config } from '@antam/server/platform/env/config.ts';
import { isUsableFolder } from '@antam/server/platform/env/usable-folder.ts';
import { createFileStore } from '@antam/server/platform/storage/create-file-store.ts';
import { messageOf } from '../io/failure.ts';
import { type Finding, failed, ok } from './finding.ts';

const REMEDY = 'check ANTAM_STORAGE and the rights of its user or key';

/** Whether uploads can be stored: writes, reads and deletes a file, but makes no folder that is not there yet. */
export async function checkStorage({ storage }: Pick<Config, 'storage'>): Promise<Finding> {
  const where = storage.kind === 'folder' ? storage.folder : `${storage.endpoint}/${storage.bucket}`;
  if (storage.kind === 'folder' && !existsSync(where)) {
    return isUsableFolder(where)
      ? ok('storage', `${where} is made with the first upload`)
      : failed('storage', `${where} cannot be made`, REMEDY);
  }
  try {
    await createFileStore(storage).check();
    return ok('storage', `${where} can be written and read`);
  } catch (error) {
    return failed('storage', `${where}: ${messageOf(error)}`, REMEDY);
  }
}
