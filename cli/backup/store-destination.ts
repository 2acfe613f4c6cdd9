import { createReadStream, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { Failure } from '../io/failure.ts';
import type { Destination } from './destination.ts';
import { storeErasures } from './erasures.ts';
import type { BackupStore } from './open-store.ts';

/** Bytes of one object: an archive is kept in parts, so that one is sent in time on a slow line too. */
const PART_BYTES = 8 * 1_048_576;
const BINARY = { contentType: 'application/octet-stream' };
const JSON_TYPE = { contentType: 'application/json; charset=utf-8' };
const INDEX = 'private/backups/index.json';

const parts = z.record(z.string(), z.number().int().positive());
const index = z.object({
  /** The archives that are complete, and their numbers of parts. */
  archives: parts,
  /** Those that were begun, and the most parts that they can have. */
  begun: parts.default({}),
});
type Index = z.infer<typeof index>;

const partKey = (name: string, part: number) => `private/backups/${name}-${String(part).padStart(6, '0')}.bin`;

/** Planned backups in an object store. */
export function storeDestination(store: BackupStore, partBytes = PART_BYTES): Destination {
  const read = () => readIndex(store);
  const write = (all: Index) => store.put(INDEX, Buffer.from(JSON.stringify(all)), JSON_TYPE);
  const removeParts = async (name: string, count: number) => {
    for (let part = 1; part <= count; part += 1) await store.delete(partKey(name, part));
  };
  return {
    names: async () => Object.keys((await read()).archives).sort(),
    put: async (name, file) => {
      const { archives, begun } = await read();
      // What was broken off lies there without anybody who would ask for it.
      for (const [left, count] of Object.entries(begun)) await removeParts(left, count);
      const count = Math.ceil(statSync(file).size / partBytes);
      await write({ archives, begun: { [name]: count } });
      let part = 0;
      for await (const bytes of createReadStream(file, { highWaterMark: partBytes })) {
        part += 1;
        await store.put(partKey(name, part), bytes, BINARY);
      }
      await write({ archives: { ...archives, [name]: part }, begun: {} });
    },
    remove: async name => {
      const { archives, begun } = await read();
      const { [name]: count = 0, ...others } = archives;
      await write({ archives: others, begun });
      await removeParts(name, count);
    },
    keepErasures: services => storeErasures(services, store),
  };
}

async function readIndex(store: BackupStore): Promise<Index> {
  const stored = await store.read(INDEX);
  return stored ? index.parse(JSON.parse(stored.toString())) : { archives: {}, begun: {} };
}

/** Fetches an archive from an object store into a file. */
export async function fetchArchive(store: BackupStore, name: string, file: string): Promise<void> {
  const { archives } = await readIndex(store);
  const count = archives[name];
  if (!count) {
    const names = Object.keys(archives).sort();
    throw new Failure(
      `The store has no backup ${name}: ${names.length > 0 ? `it has ${names.join(', ')}` : 'it has none'}`,
    );
  }
  for (let part = 1; part <= count; part += 1) {
    const bytes = await store.read(partKey(name, part));
    if (!bytes) throw new Failure(`Part ${part} of the backup ${name} is missing in the store`);
    await writeFile(file, bytes, { flag: 'a', mode: 0o600 });
  }
}
