import { createReadStream, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { briefly, EXIT, Failure } from '../io/failure.ts';
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

const DAY_MS = 86_400_000;
const TIME = /(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z$/;
const timeOf = (name: string) => Date.parse(name.replace(/^.*-/, '').replace(TIME, '$1-$2-$3T$4:$5:$6Z'));

const without = (all: Readonly<Record<string, number>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

/**
 * Planned backups in an object store. One process makes them at a time, but one that has lost the database goes on: what
 * was begun within a day stays, and each change of the index is made to the one that stands.
 */
export function storeDestination(store: BackupStore, partBytes = PART_BYTES): Destination {
  const read = () => readIndex(store);
  const write = (all: Index) => store.put(INDEX, Buffer.from(JSON.stringify(all)), JSON_TYPE);
  const change = async (how: (all: Index) => Index) => write(how(await read()));
  const removeParts = async (name: string, count: number) => {
    for (let part = 1; part <= count; part += 1) await store.delete(partKey(name, part));
  };
  return {
    names: async () => Object.keys((await read()).archives).sort(),
    put: async (name, file) => {
      // What was broken off lies there, and no process would ask for it.
      const left = Object.entries((await read()).begun).filter(([begun]) => timeOf(name) - timeOf(begun) > DAY_MS);
      for (const [begun, parts] of left) await removeParts(begun, parts);
      const gone = left.map(([begun]) => begun);
      const count = Math.ceil(statSync(file).size / partBytes);
      await change(({ archives, begun }) => ({ archives, begun: { ...without(begun, gone), [name]: count } }));
      let part = 0;
      for await (const bytes of createReadStream(file, { highWaterMark: partBytes })) {
        part += 1;
        await store.put(partKey(name, part), bytes, BINARY);
      }
      const { archives, begun } = await read();
      if (!(name in begun)) {
        await removeParts(name, part);
        throw new Failure(`Another backup took ${name} for broken off, so it is not kept: let no two run at once`);
      }
      await write({ archives: { ...archives, [name]: part }, begun: without(begun, [name]) });
    },
    remove: async name => {
      const count = (await read()).archives[name];
      if (!count) return;
      // In no list any more, and still known to the run that removes what was broken off.
      await change(({ archives, begun }) => ({
        archives: without(archives, [name]),
        begun: { ...begun, [name]: count },
      }));
      await removeParts(name, count);
      await change(({ archives, begun }) => ({ archives, begun: without(begun, [name]) }));
    },
    keepErasures: services => storeErasures(services, store),
  };
}

async function readIndex(store: BackupStore): Promise<Index> {
  const stored = await store.read(INDEX);
  if (!stored) return { archives: {}, begun: {} };
  try {
    return index.parse(JSON.parse(stored.toString()));
  } catch (error) {
    const what = `${INDEX} of the store is no list of backups (${briefly(error)})`;
    throw new Failure(`${what}: put it back as it was`, EXIT.failed, { cause: error });
  }
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
