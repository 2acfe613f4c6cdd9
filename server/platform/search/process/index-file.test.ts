import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PLACE_KIND } from '../../../testing/sample-kind.ts';
import type { Kind } from '../document-key.ts';
import { indexFile } from './index-file.ts';

const kind = (number: number, hasLongTexts = false): Kind => ({
  ...PLACE_KIND,
  name: `kind ${number}`,
  number,
  hasLongTexts,
});
const KINDS = [kind(1), kind(2), kind(8, true)];
/** More than is read at once. */
const BYTES = 8 * 1_048_576 + 24;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'antam-index-'));
  file = path.join(folder, 'new', 'search-index');
});
afterEach(() => rm(folder, { recursive: true }));

function built() {
  const buffer = new ArrayBuffer(BYTES);
  new Uint8Array(buffer).forEach((_, at, bytes) => {
    bytes[at] = at % 251;
  });
  return { buffer, version: 2 ** 40, world: 'một thế giới' };
}

/** Writes the file again with some of its bytes replaced. */
async function change(by: (bytes: Buffer) => Buffer): Promise<void> {
  await writeFile(file, by(await readFile(file)));
}

describe('the saved index', () => {
  it('is read as it was written, by a process that has the same kinds without long texts', async () => {
    await indexFile(file, KINDS).write(built());
    const read = await indexFile(file, [kind(2), kind(1)]).read();
    expect([read?.version, read?.world]).toEqual([2 ** 40, 'một thế giới']);
    expect(Buffer.compare(Buffer.from(read?.buffer ?? new ArrayBuffer(0)), Buffer.from(built().buffer))).toBe(0);
  });

  it('is whole where several processes save it at the same time, and leaves nothing beside it', async () => {
    const processes = Array.from({ length: 3 }, () => indexFile(file, KINDS));
    await Promise.all(processes.map(each => each.write(built())));
    expect(await indexFile(file, KINDS).read()).toBeDefined();
    expect(await readdir(path.dirname(file))).toEqual(['search-index']);
  });

  it('is nothing where there is no file, or where another release has other kinds', async () => {
    expect(await indexFile(file, KINDS).read()).toBeUndefined();
    await indexFile(file, KINDS).write(built());
    expect(await indexFile(file, [...KINDS, kind(3)]).read()).toBeUndefined();
    expect(await indexFile(file, KINDS).read()).toBeDefined();
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['longer', (bytes: Buffer) => Buffer.concat([bytes, bytes.subarray(0, 8)])],
    ['empty', () => Buffer.alloc(0)],
    ['changed in its last byte', (bytes: Buffer) => bytes.fill(255, bytes.length - 1)],
    ['changed in its beginning', (bytes: Buffer) => bytes.fill(' ', 0, 4)],
  ])('is nothing where it is %s, and can be written again', async (_, damage) => {
    await indexFile(file, KINDS).write(built());
    await change(damage);
    expect(await indexFile(file, KINDS).read()).toBeUndefined();
    await indexFile(file, KINDS).write(built());
    expect(await indexFile(file, KINDS).read()).toBeDefined();
  });
});
