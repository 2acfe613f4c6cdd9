import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLACE_KIND } from '../../../testing/sample-kind.ts';
import { wholeCandidates } from '../../../testing/whole-candidates.ts';
import { documentKey } from '../document-key.ts';
import { buildSegment } from './build-segment.ts';
import { createMemoryIndex } from './memory-index.ts';
import { memoryReads } from './memory-reads.ts';
import { openSegment } from './open-segment.ts';
import type { StoredDocument } from './stored-document.ts';

function place(entityId: number, name: string): StoredDocument {
  return {
    key: documentKey(PLACE_KIND, 0.5, entityId),
    name,
    accentedName: `1${name}`,
    titles: '',
    province: 'ha-noi',
    nameTokens: `${name} §hanoi`,
    bodyTokens: 'khoa',
    knownWords: 'nhi',
  };
}

const PLACES = [place(1, 'an binh'), place(2, 'bach mai'), place(3, '𐐀')];

/** What is asked of one word in the texts. */
const wordAnywhere = (text: string) => ({ clauses: [[[{ text, prefix: false }]]], inName: false, province: undefined });

function readsOf(buffer: ArrayBuffer) {
  const segment = openSegment(buffer);
  if (!segment) throw new Error('The segment does not open');
  return memoryReads(createMemoryIndex(segment));
}

/** A copy in which one of the numbers of the header is another. */
function withHeader(buffer: ArrayBuffer, at: number, change: (value: number) => number): ArrayBuffer {
  const header = new Float64Array(buffer.slice(0));
  header[at] = change(header[at] ?? 0);
  return header.buffer;
}

describe('a segment', () => {
  it('answers the same when it was saved and read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'antam-segment-'));
    try {
      await writeFile(join(folder, 'segment'), new Uint8Array(buildSegment(PLACES)));
      const reads = readsOf(new Uint8Array(await readFile(join(folder, 'segment'))).buffer);
      const found = await reads.candidates(PLACE_KIND, wordAnywhere('khoa'), 2);
      expect(wholeCandidates(found)).toEqual(
        PLACES.slice(0, 2).map(({ key, name, accentedName, titles, province }) => ({
          key,
          name,
          accented_name: accentedName,
          titles,
          province,
        })),
      );
      expect(await reads.named(PLACE_KIND, '𐐀', 'ha-noi', 5)).toHaveLength(1);
      expect(await reads.forms(['=nhi', '-bnh'])).toEqual([
        { form: '-bnh', word: 'binh' },
        { form: '=nhi', word: 'nhi' },
      ]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('may be of no documents', async () => {
    const reads = readsOf(buildSegment([]));
    expect(await reads.keys(PLACE_KIND, wordAnywhere('khoa'), 5)).toEqual([]);
    expect(await reads.formsFrom('', 5)).toEqual([]);
  });

  it('is not opened where it is of another format, of another kind of machine, cut off or something else', () => {
    const buffer = buildSegment(PLACES);
    const swapped = new Uint8Array(buffer.slice(0));
    for (let at = 0; at < swapped.length; at += 8) swapped.subarray(at, at + 8).reverse();
    const others = [
      withHeader(buffer, 0, value => value + 1),
      withHeader(buffer, 1, value => value + 1),
      withHeader(buffer, 3, value => value - 1),
      withHeader(buffer, 4, value => value + 2 ** 40),
      withHeader(buffer, 4, value => value + 4),
      withHeader(buffer, 4, () => Number.NaN),
      swapped.buffer,
      buffer.slice(0, -8),
      buffer.slice(0, 20),
      new ArrayBuffer(0),
      new TextEncoder().encode('{"documents":[]}').buffer,
    ];
    expect(openSegment(buffer)).toBeDefined();
    for (const other of others) expect(openSegment(other)).toBeUndefined();
  });

  it('is not built of documents in another order than that of their keys', () => {
    expect(() => buildSegment(PLACES.toReversed())).toThrow(RangeError);
    expect(() => buildSegment(PLACES.slice(0, 1).concat(PLACES))).toThrow(RangeError);
  });

  it('replaces what is not well formed in texts', async () => {
    const reads = readsOf(buildSegment([{ ...place(1, 'a\ud800'), bodyTokens: 'b\udc00' }]));
    expect(await reads.keys(PLACE_KIND, wordAnywhere('b\ufffd'), 5)).toHaveLength(1);
    expect(await reads.named(PLACE_KIND, 'a\ufffd', undefined, 5)).toHaveLength(1);
  });
});
