import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib';
import { createRandom, type Random } from '@antam/fixtures/random/random.ts';
import { type Mutation, ofBody } from './draft.ts';
import { CANARY_TAG, STRANGE_NUMBERS } from './strange-values.ts';
import { BOUNDARY } from './write-body.ts';

const MEGABYTE = 1_048_576;

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
/** Whole bodies that no schema expects. */
const WHOLE: readonly string[] = [
  '',
  '{',
  '}',
  '[]',
  'null',
  'true',
  '1',
  '"text"',
  '{"a":1,}',
  "{'a':1}",
  '\ufeff{}',
  'undefined',
  '//',
  '{}{}',
  '{"__proto__":{"isStaff":true}}',
  '{"a":1,"a":2}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"a":"\\x41"}',
  '\u0000',
  nested(40_000),
  `{"a":${nested(5_000)}}`,
  '{"a":'.repeat(15_000),
  `{"name":"${'x'.repeat(99_000)}"}`,
  `"${'x'.repeat(200_000)}"`,
  'a=1&b[c]=2&b[d]=3',
  '%00=%00&a=%ff',
  'a'.repeat(99_000),
  '&'.repeat(50_000),
  'a[b][c][d][e][f][g]=1',
  Array(2_000).fill('a=1').join('&'),
  'xsrf_token=a&xsrf_token=b',
  '__proto__[x]=1',
];

const part = (head: string, content: string) => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`;
const named = (name: string) => `Content-Disposition: form-data; name="${name}"`;
const END = `--${BOUNDARY}--\r\n`;
/** Multipart bodies that break its rules one by one. */
const MULTIPART: readonly string[] = [
  '',
  END,
  `--${BOUNDARY}`,
  part(named('caption'), 'a'),
  part(named('x'.repeat(5_000)), 'a') + END,
  part(named('caption'), 'x'.repeat(2 * MEGABYTE)) + END,
  part(`${named('image')}; filename="${'x'.repeat(9_000)}.png"`, 'no picture') + END,
  part(`${named('image')}; filename="../../x.png"`, 'no picture') + END,
  part(`${named('image')}; filename="a.png"\r\nContent-Type: image/png`, '\u0089PNG\r\n\u001a\n') + END,
  part(`${named('image')}; filename="${CANARY_TAG}.png"`, 'GIF89a') + END,
  part(`${named('image')}; filename="a.svg"\r\nContent-Type: image/svg+xml`, `<svg>${CANARY_TAG}</svg>`) + END,
  part(`${named('other')}; filename="a.png"`, 'x') + END,
  part('Content-Disposition: form-data', 'no name') + END,
  part('Content-Type: text/plain', 'no disposition') + END,
  part(`X: ${'y'.repeat(20_000)}`, 'long head') + END,
  part(named('__proto__'), 'a') + part(named('constructor'), 'b') + END,
  Array(300)
    .fill(part(named('caption'), 'a'))
    .join('') + END,
  Array(5)
    .fill(part(`${named('image')}; filename="a.png"`, 'x'))
    .join('') + END,
];

const edit = (name: string, change: (bytes: Buffer, random: Random) => Buffer): Mutation =>
  ofBody(name, (draft, random) => {
    // Chosen now, as the edits are done when the request is written.
    const own = createRandom(random.int(0, 2 ** 31 - 1));
    draft.edits.push(bytes => change(bytes, own));
  });
const text = (name: string, change: (written: string, random: Random) => string): Mutation =>
  edit(name, (bytes, random) => Buffer.from(change(bytes.toString(), random)));

function cut(bytes: Buffer, random: Random): Buffer {
  return bytes.subarray(0, random.int(0, Math.max(0, bytes.length - 1)));
}

function flip(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  for (let n = random.int(1, 4); n > 0 && copy.length > 0; n--)
    copy[random.int(0, copy.length - 1)] = random.int(0, 255);
  return copy;
}

/** A key that comes twice, the second time with another value. */
const doubleKey = (written: string) => written.replace(/^\{"([^"]+)":/, '{"$1":1,"$1":');
const strangeNumber = (written: string, random: Random) =>
  written.replace(/(?<=[:[,])-?\d[\d.]*|(?<=:)"[^"]*"/, () => random.pick(STRANGE_NUMBERS));
const surrogate = (written: string) => written.replace(/":"/, '":"\\ud800\\udbff');

const COMPRESSED: ReadonlyArray<readonly [string, (bytes: Buffer) => Buffer]> = [
  ['gzip', bytes => gzipSync(bytes)],
  ['gzip', bytes => gzipSync(bytes).subarray(0, -6)],
  ['gzip', bytes => bytes],
  ['br', bytes => brotliCompressSync(bytes)],
  ['br', bytes => bytes],
  ['deflate', bytes => deflateRawSync(bytes)],
  ['deflate', bytes => bytes],
  ['zstd', bytes => bytes],
  ['gzip, gzip', bytes => gzipSync(gzipSync(bytes))],
  ['khong-co', bytes => bytes],
  ['identity', bytes => bytes],
  // A hundred thousand times as long once it is read.
  ['gzip', () => gzipSync(Buffer.alloc(20 * MEGABYTE, 'a'))],
];

/** What can be wrong with a body as bytes. */
export const BYTE_MUTATIONS: readonly Mutation[] = [
  edit('cut short', cut),
  edit('bytes flipped', flip),
  edit('no UTF-8', bytes =>
    Buffer.concat([bytes.subarray(0, -2), Buffer.from([0xff, 0xc0, 0x80]), bytes.subarray(-2)]),
  ),
  edit('UTF-16', bytes => Buffer.from(bytes.toString(), 'utf16le')),
  edit('byte order mark', bytes => Buffer.concat([Buffer.from('\ufeff'), bytes])),
  text('key twice', doubleKey),
  text('strange number', strangeNumber),
  text('half a pair', surrogate),
  text('spaces', written => `${' '.repeat(50_000)}${written}`),
  text('broken percent forms', written => written.replace(/[aeiou]/, '%zz').replace(/=/, '=%')),
  ofBody('another body', (draft, random) => {
    const whole = random.pick(WHOLE);
    draft.edits.push(() => Buffer.from(whole));
  }),
  {
    name: 'broken multipart',
    fits: ({ bodyKind }) => bodyKind === 'multipart',
    apply: (draft, random) => {
      const whole = random.pick(MULTIPART);
      draft.edits.push(() => Buffer.from(whole, 'latin1'));
    },
  },
  ofBody('encoded', (draft, random) => {
    const [name, compress] = random.pick(COMPRESSED);
    draft.headers.push(['Content-Encoding', name]);
    draft.edits.push(compress);
  }),
];
