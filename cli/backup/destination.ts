import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Services } from '@antam/server/platform/services.ts';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';
import { keepErasures } from './erasures.ts';

/** Where planned backups are kept. Names are `antam-20261124t095037z`, so that their order is that of time. */
export interface Destination {
  /** Oldest first. */
  names(): Promise<string[]>;
  /** Takes a complete archive. */
  put(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Adds who was erased to the list that lies beside the archives. */
  keepErasures(services: Pick<Services, 'db'>): Promise<void>;
}

const NAME = /^antam-\d{8}t\d{6}z$/;
const ENDING = '.tar.gz';

/** Planned backups in a folder. */
export function folderDestination(folder: string): Destination {
  return {
    names: async () => {
      makeFolder(folder);
      const names = readdirSync(folder).filter(name => name.endsWith(ENDING));
      return names
        .map(name => name.slice(0, -ENDING.length))
        .filter(name => NAME.test(name))
        .sort();
    },
    put: async (name, file) => renameSync(file, path.join(folder, name + ENDING)),
    remove: async name => rmSync(path.join(folder, name + ENDING), { force: true }),
    keepErasures: services => keepErasures(services, folder),
  };
}
