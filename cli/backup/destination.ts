import { createReadStream, readdirSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Config } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { createFileStore } from '@antam/server/platform/storage/create-file-store.ts';
import type { FileStore } from '@antam/server/platform/storage/file-store.ts';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';
import { z } from 'zod';
import { Failure } from '../io/failure.ts';
import { keepErasures, storeErasures } from './erasures.ts';

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

/** The destination that a plan names. */
export function destinationOf(target: string, config: Config): Destination {
  if (target !== 'store') return folderDestination(target);
  if (config.storage.kind !== 's3') {
    throw new Failure('There is no object store: set ANTAM_STORAGE to s3://…, or name a folder');
  }
  return storeDestination(createFileStore(config.storage));
}

function folderDestination(folder: string): Destination {
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

/** Bytes of one object: an archive is kept in parts, as the store takes an object whole. */
const PART_BYTES = 32 * 1_048_576;
const BINARY = { contentType: 'application/octet-stream' };
const JSON_TYPE = { contentType: 'application/json; charset=utf-8' };
/** The archives that are complete, and their numbers of parts. */
const INDEX = 'private/backups/index.json';

const index = z.object({ archives: z.record(z.string(), z.number().int().positive()) });
type Index = z.infer<typeof index>;

const partKey = (name: string, part: number) => `private/backups/${name}-${String(part).padStart(6, '0')}.bin`;

function storeDestination(store: FileStore): Destination {
  const read = () => readIndex(store);
  const write = ({ archives }: Index) => store.put(INDEX, Buffer.from(JSON.stringify({ archives })), JSON_TYPE);
  return {
    names: async () => Object.keys((await read()).archives).sort(),
    put: async (name, file) => {
      let parts = 0;
      for await (const bytes of createReadStream(file, { highWaterMark: PART_BYTES })) {
        parts += 1;
        await store.put(partKey(name, parts), bytes, BINARY);
      }
      const { archives } = await read();
      await write({ archives: { ...archives, [name]: parts } });
    },
    remove: async name => {
      const { [name]: parts = 0, ...archives } = (await read()).archives;
      await write({ archives });
      for (let part = 1; part <= parts; part += 1) await store.delete(partKey(name, part));
    },
    keepErasures: services => storeErasures(services, store),
  };
}

async function readIndex(store: FileStore): Promise<Index> {
  const stored = await store.get(INDEX);
  return stored ? index.parse(JSON.parse((await buffer(stored.stream)).toString())) : { archives: {} };
}

/** Fetches an archive from the object store of the uploads into a file. */
export async function fetchArchive(config: Config, name: string, file: string): Promise<void> {
  if (config.storage.kind !== 's3') throw new Failure('There is no object store: ANTAM_STORAGE names a folder');
  const store = createFileStore(config.storage);
  const { archives } = await readIndex(store);
  const parts = archives[name];
  if (!parts) {
    const names = Object.keys(archives).sort();
    throw new Failure(
      `The store has no backup ${name}: ${names.length > 0 ? `it has ${names.join(', ')}` : 'it has none'}`,
    );
  }
  for (let part = 1; part <= parts; part += 1) {
    const stored = await store.get(partKey(name, part));
    if (!stored) throw new Failure(`Part ${part} of the backup ${name} is missing in the store`);
    await writeFile(file, await buffer(stored.stream), { flag: 'a', mode: 0o600 });
  }
}
