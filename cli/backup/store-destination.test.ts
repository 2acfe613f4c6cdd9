import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileStore } from '@antam/server/platform/storage/create-file-store.ts';
import type { FileStore } from '@antam/server/platform/storage/file-store.ts';
import { createS3Store } from '@antam/server/platform/storage/s3-store.ts';
import { type S3Server, startS3Server } from '@antam/server/testing/s3-server.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../boot/free-port.ts';
import { filledSurroundings, newSurroundings } from '../testing/surroundings.ts';
import { tablesOf } from '../testing/tables-of.ts';
import { openStore } from './open-store.ts';
import { fetchArchive, storeDestination } from './store-destination.ts';

const MEGABYTE = 1_048_576;
const KEY = 'antam-20360301t020000z';

let folder: string;
let s3: S3Server;
let files: FileStore;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-parts-'));
  s3 = await startS3Server(path.join(folder, 's3'));
  files = createFileStore(s3.config);
});
afterEach(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const partKey = (name: string, part: number) => `private/backups/${name}-00000${part}.bin`;

function fileOf(bytes: number): { file: string; content: Buffer } {
  const [file, content] = [path.join(folder, 'archive'), randomBytes(bytes)];
  writeFileSync(file, content);
  return { file, content };
}

it('an archive of 41 MB lies in the store in six parts, and comes back byte for byte', async () => {
  const store = openStore(files);
  const { file, content } = fileOf(41 * MEGABYTE);
  await storeDestination(store).put(KEY, file);
  const sizes = await Promise.all([1, 2, 6].map(async part => (await store.read(partKey(KEY, part)))?.length));
  expect([sizes, await files.exists(partKey(KEY, 7))]).toEqual([[8, 8, 1].map(size => size * MEGABYTE), false]);
  const back = path.join(folder, 'back');
  await fetchArchive(store, KEY, back);
  expect(readFileSync(back).equals(content)).toBe(true);
});

it('a backup in many parts is restored from the store', async () => {
  const source = await filledSurroundings('none');
  const target = await newSurroundings({ ANTAM_STORAGE: s3.setting });
  try {
    const file = path.join(folder, 'backup.tar.gz');
    expect(await source.antam('backup', file)).toMatchObject({ code: 0 });
    await storeDestination(openStore(files), 65_536).put(KEY, file);
    expect(await files.exists(partKey(KEY, 2))).toBe(true);
    expect(await target.antam('restore', `store:${KEY}`)).toMatchObject({ code: 0, err: '' });
    const { setting: _, ...rest } = await tablesOf(source.env);
    expect(await tablesOf(target.env)).toMatchObject(rest);
  } finally {
    await source.remove();
    await target.remove();
  }
});

it('parts of an archive that was broken off are removed a day later, and it is in no list', async () => {
  const { file } = fileOf(50);
  const breaking: FileStore = {
    ...files,
    put: async (key, ...rest) => {
      if (key === partKey(KEY, 3)) throw new Error('Object store answered 503 to PUT');
      await files.put(key, ...rest);
    },
  };
  await expect(storeDestination(openStore(breaking), 10).put(KEY, file)).rejects.toThrow('it answers 503');
  const destination = storeDestination(openStore(files), 10);
  expect([await destination.names(), await files.exists(partKey(KEY, 2))]).toEqual([[], true]);
  await destination.put('antam-20360302t020000z', file);
  expect(await files.exists(partKey(KEY, 2))).toBe(true);
  await destination.put('antam-20360302t020001z', file);
  expect(await Promise.all([1, 2].map(part => files.exists(partKey(KEY, part))))).toEqual([false, false]);
  expect(await destination.names()).toEqual(['antam-20360302t020000z', 'antam-20360302t020001z']);
});

/** A destination that does something else before it sends the third part of {@link KEY}. */
const interrupted = (between: () => Promise<unknown>) => {
  const put: FileStore['put'] = async (key, ...rest) => {
    if (key === partKey(KEY, 3)) await between();
    await files.put(key, ...rest);
  };
  return storeDestination(openStore({ ...files, put }), 10);
};

it('two backups that are sent at the same time are both kept whole, and one that goes meanwhile stays gone', async () => {
  const { file, content } = fileOf(50);
  const store = openStore(files);
  const other = storeDestination(store, 10);
  await other.put('antam-20360229t020000z', file);
  await interrupted(async () => {
    await other.put('antam-20360301t021000z', file);
    await other.remove('antam-20360229t020000z');
  }).put(KEY, file);
  expect(await other.names()).toEqual([KEY, 'antam-20360301t021000z']);
  for (const name of await other.names()) {
    const back = path.join(folder, name);
    await fetchArchive(store, name, back);
    expect(readFileSync(back).equals(content)).toBe(true);
  }
});

it('a backup that another took for broken off fails in one line, and leaves nothing', async () => {
  const { file } = fileOf(50);
  const other = storeDestination(openStore(files), 10);
  const put = interrupted(() => other.put('antam-20360303t020000z', file)).put(KEY, file);
  await expect(put).rejects.toMatchObject({
    name: 'Failure',
    message: expect.stringMatching(/^[^\n]*broken off[^\n]*$/),
  });
  expect(await other.names()).toEqual(['antam-20360303t020000z']);
  expect(await Promise.all([1, 2, 3, 4, 5].map(part => files.exists(partKey(KEY, part))))).not.toContain(true);
});

it('a removal that is broken off is ended by a later backup', async () => {
  const { file } = fileOf(50);
  await storeDestination(openStore(files), 10).put(KEY, file);
  const breaking: FileStore = {
    ...files,
    delete: async key => {
      if (key === partKey(KEY, 2)) throw new Error('Object store answered 503 to DELETE');
      await files.delete(key);
    },
  };
  await expect(storeDestination(openStore(breaking), 10).remove(KEY)).rejects.toThrow('it answers 503');
  const destination = storeDestination(openStore(files), 10);
  expect([await destination.names(), await files.exists(partKey(KEY, 2))]).toEqual([[], true]);
  await destination.put('antam-20360303t020000z', file);
  expect(await files.exists(partKey(KEY, 2))).toBe(false);
});

it.each(['{', '{"archives":{"a":"b"}}'])('an index of the store that is none (%s) is told in one line', async text => {
  const store = openStore(files);
  await store.put('private/backups/index.json', Buffer.from(text), { contentType: 'application/json; charset=utf-8' });
  const told = { name: 'Failure', message: expect.stringMatching(/^private[^\n]* is no list of backups [^\n]*$/) };
  await expect(storeDestination(store).names()).rejects.toMatchObject(told);
  await expect(fetchArchive(store, KEY, path.join(folder, 'back'))).rejects.toMatchObject(told);
});

const NO_ANSWER = /^The object store of ANTAM_STORAGE: there is no answer in time: check the address, [^\n]*$/;

it('a store that hangs is reported in one line, with the code of what does not answer', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  try {
    const { port } = silent.address() as AddressInfo;
    const hanging = createS3Store({ ...s3.config, endpoint: `http://127.0.0.1:${port}` }, 100);
    const put = storeDestination(openStore(hanging)).put(KEY, fileOf(50).file);
    await expect(put).rejects.toMatchObject({ exitCode: 6, message: expect.stringMatching(NO_ANSWER) });
  } finally {
    silent.close();
  }
});

it('a store that hangs amid an object is reported in the same way', async () => {
  const broken = Promise.withResolvers<void>();
  const hanging = createHttpServer((_, response) => {
    response.once('close', broken.resolve);
    response.writeHead(200, { 'content-length': 100 });
    response.write('{');
  }).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  try {
    const { port } = hanging.address() as AddressInfo;
    const store = openStore(createS3Store({ ...s3.config, endpoint: `http://127.0.0.1:${port}` }), 100);
    const fetched = fetchArchive(store, KEY, path.join(folder, 'back'));
    await expect(fetched).rejects.toMatchObject({ exitCode: 6, message: expect.stringMatching(NO_ANSWER) });
    await broken.promise;
  } finally {
    hanging.close();
  }
});

it('a restore from a store where nobody answers ends with one line and the code of what does not answer', async () => {
  const target = await newSurroundings({ ANTAM_STORAGE: `s3+http://key:secret@127.0.0.1:${await freePort()}/uploads` });
  const { code, err } = await target.antam('restore', `store:${KEY}`);
  await target.remove();
  expect([code, err]).toEqual([
    6,
    expect.stringMatching(
      /^antam: The object store of ANTAM_STORAGE: nobody answers at this address and port: [^\n]*\n$/,
    ),
  ]);
});
