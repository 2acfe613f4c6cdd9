import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { Secret } from '../env/secret.ts';
import { createFileStore } from './create-file-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

const WEBP = { contentType: 'image/webp' } as const;

let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'antam-store-'));
  s3 = await startS3Server(path.join(folder, 's3'));
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

async function read(store: FileStore, key: string): Promise<Buffer | undefined> {
  const file = await store.get(key);
  return file && buffer(file.stream);
}

describe.each([
  ['folder', () => createFileStore({ kind: 'folder', folder: path.join(folder, 'uploads') })],
  ['S3', () => createFileStore(s3.config)],
])('the %s store', (_name, open) => {
  it('keeps, finds, replaces and deletes a file', async () => {
    const store = open();
    await store.put('abc-640.webp', Buffer.from('one'), WEBP);
    const file = await store.get('abc-640.webp');
    expect(file).toMatchObject({ size: 3, contentType: 'image/webp' });
    expect(file && (await buffer(file.stream)).toString()).toBe('one');
    await store.put('abc-640.webp', Buffer.from('two!'), WEBP);
    expect((await read(store, 'abc-640.webp'))?.toString()).toBe('two!');
    expect(await store.exists('abc-640.webp')).toBe(true);
    await store.delete('abc-640.webp');
    await store.delete('abc-640.webp');
    expect(await store.exists('abc-640.webp')).toBe(false);
    expect(await store.get('abc-640.webp')).toBeUndefined();
  });

  it('keeps bytes as they are, in private folders too', async () => {
    const store = open();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    await store.put('private/letters/x-1.bin', bytes, { contentType: 'application/octet-stream' });
    expect(await read(store, 'private/letters/x-1.bin')).toEqual(Buffer.from(bytes));
  });

  it.each([
    '../a.webp',
    'a/../../b.webp',
    '/etc/passwd',
    'a\\b.webp',
    'a.webp\0.png',
    'A.webp',
    'a.php',
    'a.b.webp',
    '.a.webp',
    'a//b.webp',
    'a%2fb.webp',
    '',
    `${'a'.repeat(101)}.webp`,
  ])('refuses the key %j', async key => {
    const store = open();
    await expect(async () => store.put(key, Buffer.from('x'), WEBP)).rejects.toThrow('Not a file key');
    await expect(async () => store.get(key)).rejects.toThrow('Not a file key');
    await expect(async () => store.exists(key)).rejects.toThrow('Not a file key');
    await expect(async () => store.delete(key)).rejects.toThrow('Not a file key');
  });

  it('refuses a content type that the key does not stand for', async () => {
    await expect(open().put('a.webp', Buffer.from('x'), { contentType: 'text/html' })).rejects.toThrow('cannot hold');
  });

  it('checks itself', async () => {
    await expect(open().check()).resolves.toBeUndefined();
  });
});

describe('the folder store', () => {
  it('gives readers the old or the new file while it is being replaced, never a part', async () => {
    const store = createFileStore({ kind: 'folder', folder: path.join(folder, 'race') });
    const bin = { contentType: 'application/octet-stream' };
    const versions = ['a', 'b'].map(letter => Buffer.alloc(300_000, letter));
    for (const version of versions) await store.put('race-1.bin', version, bin);
    const writes = Array.from({ length: 20 }, (_, index) =>
      store.put('race-1.bin', versions[index % 2] ?? Buffer.of(), bin),
    );
    const reads = await Promise.all(Array.from({ length: 40 }, () => read(store, 'race-1.bin')));
    await Promise.all(writes);
    for (const bytes of reads) expect(versions.some(version => bytes?.equals(version))).toBe(true);
  });

  it('leaves no temporary file behind and spreads files over subfolders', async () => {
    const root = path.join(folder, 'tidy');
    const store = createFileStore({ kind: 'folder', folder: root });
    await Promise.all(['aa1', 'ab2', 'ac3'].map(name => store.put(`${name}-96.webp`, Buffer.from('x'), WEBP)));
    expect((await readdir(root, { recursive: true })).sort()).toEqual(
      ['aa', 'aa/aa1-96.webp', 'ab', 'ab/ab2-96.webp', 'ac', 'ac/ac3-96.webp'].map(file => path.normalize(file)),
    );
  });

  it('fails clearly where it cannot write', async () => {
    const file = path.join(folder, 'a-file.txt');
    await writeFile(file, '');
    await expect(createFileStore({ kind: 'folder', folder: file }).check()).rejects.toThrow();
  });
});

describe('the S3 store', () => {
  it('reports that the bucket refused a wrong secret, without repeating the secret', async () => {
    const store = createFileStore({ ...s3.config, secretAccessKey: new Secret('wrong-secret') });
    const failure = await store.put('a.webp', Buffer.from('x'), WEBP).catch((error: unknown) => String(error));
    expect(failure).toContain('answered 403');
    expect(failure).not.toContain('wrong-secret');
    await expect(store.check()).rejects.toThrow('403');
  });

  it('waits for an answer the longer, the more it has to send', async () => {
    const slow = createServer((request, response) => {
      request.resume();
      setTimeout(() => response.end(), 400);
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    try {
      const { port } = slow.address() as AddressInfo;
      const store = createS3Store({ ...s3.config, endpoint: `http://127.0.0.1:${port}` }, 20);
      await expect(store.put('a.webp', Buffer.alloc(1), WEBP)).rejects.toThrow('was silent to PUT a.webp');
      await store.put('a.webp', Buffer.alloc(4_000_000), WEBP);
    } finally {
      slow.close();
    }
  });

  it('fails on an unreachable bucket', async () => {
    const store = createFileStore({ ...s3.config, endpoint: 'http://127.0.0.1:1' });
    await expect(store.check()).rejects.toThrow();
  });
});
