import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../../testing/problem-of.ts';
import { Problem } from '../errors/problem.ts';
import { MAX_IMAGE_BYTES } from './image-limits.ts';
import { imageSizes, type ProcessedImage } from './image-sizes.ts';
import { processImage } from './process-image.ts';

const red = { r: 200, g: 30, b: 30 };
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } });

/** A photograph-like JPEG: left half red, right half blue, so that turning it shows. */
async function photo(width: number, height: number) {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: '#2030c8' } })
    .png()
    .toBuffer();
  return blank(width, height).composite([{ input: blue, left: width / 2, top: 0 }]);
}

const everyFile = (image: ProcessedImage) => [...image.sizes.map(size => size.bytes), image.thumbnail];

/** A PNG chunk; the checksum is that of zlib. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A PNG whose header claims any size, with almost no data behind it. */
function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1000)));
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
}

describe('processImage', () => {
  it.each(['png', 'jpeg'] as const)('refuses a %s that was cut off, wherever', async format => {
    const whole = await (await photo(400, 300)).toFormat(format).toBuffer();
    for (const part of [0.3, 0.5, 0.9]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part));
      expect(await problemOf(processImage(cut))).toMatchObject({ status: 422, code: 'IMAGE_BROKEN' });
    }
    const last = whole.subarray(0, whole.length - 12);
    if (format === 'png') expect(await problemOf(processImage(last))).toMatchObject({ code: 'IMAGE_BROKEN' });
    expect(await processImage(whole)).toMatchObject({ width: 400, height: 300 });
  });

  it('makes every size as WebP, never enlarged, and a square thumbnail', async () => {
    const image = await processImage(await (await photo(2000, 1000)).jpeg().toBuffer());
    expect(image).toMatchObject({ width: 1600, height: 800 });
    expect(image.sizes.map(size => [size.side, size.width, size.height])).toEqual([
      [320, 320, 160],
      [640, 640, 320],
      [960, 960, 480],
      [1600, 1600, 800],
    ]);
    for (const size of image.sizes) {
      expect(await sharp(size.bytes).metadata()).toMatchObject({ format: 'webp', width: size.width, space: 'srgb' });
    }
    expect(await sharp(image.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
  });

  it('keeps a small picture in its own size only', async () => {
    const image = await processImage(await blank(120, 80).png().toBuffer());
    expect(image.sizes.map(size => [size.width, size.height])).toEqual([[120, 80]]);
    expect(await sharp(image.thumbnail).metadata()).toMatchObject({ width: 80, height: 80 });
  });

  it('removes where and with what a photograph was taken, and turns it upright', async () => {
    const bytes = await (await photo(800, 400))
      .withExif({
        IFD0: { Make: 'SecretCamera', Copyright: 'Nguyen Van A' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 30/1', GPSLongitude: '105/1 51/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretXmp</x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('SecretCamera');
    const image = await processImage(bytes);
    expect(image).toMatchObject({ width: 400, height: 800 });
    for (const file of everyFile(image)) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(file.toString('latin1')).not.toMatch(/Secret|Nguyen Van A|EXIF|XMP|ICCP/);
    }
    const [top] = await sharp(image.sizes[0]?.bytes)
      .extract({ left: 80, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(top).toBeGreaterThan(150);
  });

  it('drops whatever is hidden behind or inside the picture', async () => {
    const payload = Buffer.from('<script>alert(1)</script>PK\x03\x04 zip');
    const jpeg = Buffer.concat([await blank(400, 300).jpeg().toBuffer(), payload]);
    const png = await blank(400, 300).png().toBuffer();
    const afterHeader = 8 + 25;
    const text = chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), payload]));
    const poly = Buffer.concat([png.subarray(0, afterHeader), text, png.subarray(afterHeader), payload]);
    for (const bytes of [jpeg, poly]) {
      for (const file of everyFile(await processImage(bytes))) expect(file.includes('<script>')).toBe(false);
    }
  });

  it('refuses a PNG that moves, and says so', async () => {
    const png = await blank(400, 300).png().toBuffer();
    const afterHeader = 8 + 25;
    const frames = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    const animated = Buffer.concat([png.subarray(0, afterHeader), frames, png.subarray(afterHeader)]);
    await expect(processImage(animated)).rejects.toMatchObject({ status: 422, code: 'IMAGE_ANIMATED' });
    await expect(processImage(Buffer.concat([png, frames]))).resolves.toMatchObject({ width: 400 });
  });

  it('converts CMYK, grey, 16-bit and transparent pictures', async () => {
    const inputs = await Promise.all([
      blank(400, 300).toColourspace('cmyk').jpeg().toBuffer(),
      blank(400, 300).toColourspace('b-w').png().toBuffer(),
      blank(400, 300).toColourspace('rgb16').png().toBuffer(),
      blank(400, 300).ensureAlpha(0.5).png().toBuffer(),
    ]);
    for (const input of inputs) {
      const image = await processImage(input);
      expect(await sharp(image.sizes[0]?.bytes).metadata()).toMatchObject({ space: 'srgb', width: 320, height: 240 });
    }
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['two bytes', Buffer.from([0xff, 0xd8])],
  ])('refuses %s as a type we do not take', async (_name, bytes) => {
    expect(await problemOf(processImage(bytes))).toMatchObject({ status: 415, code: 'IMAGE_TYPE_UNSUPPORTED' });
  });

  it('takes WebP only for our own drawings', async () => {
    const bytes = await blank(400, 300).webp().toBuffer();
    expect(await problemOf(processImage(bytes))).toMatchObject({ status: 415 });
    expect(await processImage(bytes, { accept: ['webp'] })).toMatchObject({ width: 400 });
  });

  it('refuses more than 8 MB', async () => {
    const bytes = Buffer.concat([await blank(40, 30).jpeg().toBuffer(), Buffer.alloc(MAX_IMAGE_BYTES)]);
    expect(await problemOf(processImage(bytes))).toMatchObject({ status: 413, code: 'IMAGE_TOO_LARGE' });
  });

  it('refuses more than 40 megapixels by the header alone', async () => {
    for (const [width, height] of [
      [50_000, 50_000],
      [8_001, 5_000],
      [2_147_483_647, 2_147_483_647],
    ] as const) {
      const { status } = await problemOf(processImage(pngClaiming(width, height)));
      expect(status).toBe(422);
    }
    const problem = await problemOf(processImage(pngClaiming(50_000, 50_000)));
    expect(problem).toMatchObject({ code: 'IMAGE_TOO_MANY_PIXELS' });
    expect(problem.detail).toContain('40 triệu');
  });

  it('refuses a side of more than 12,000 pixels by the header alone', async () => {
    for (const [width, height] of [
      [1, 40_000_000],
      [40_000_000, 1],
      [12_001, 1],
      [10, 12_001],
    ] as const) {
      const problem = await problemOf(processImage(pngClaiming(width, height)));
      expect(problem).toMatchObject({ status: 422, code: 'IMAGE_SIDE_TOO_LONG' });
      expect(problem.detail).toContain('12.000');
    }
  });

  it('takes a side of 12,000 pixels', async () => {
    for (const [width, height] of [
      [12_000, 3_333],
      [1, 12_000],
    ] as const) {
      const image = await processImage(await blank(width, height).png().toBuffer());
      expect(Math.max(image.width, image.height)).toBe(1600);
    }
  });

  it('takes a picture of almost 40 megapixels', async () => {
    const image = await processImage(await blank(8_000, 4_990).jpeg().toBuffer());
    expect(image).toMatchObject({ width: 1600, height: 998 });
  });

  it('refuses truncated and garbled pictures', async () => {
    const jpeg = await (await photo(900, 600)).jpeg().toBuffer();
    const png = await (await photo(900, 600)).png().toBuffer();
    const garbled = Buffer.from(png);
    garbled.fill(7, 60, png.length - 20);
    const broken = [
      jpeg.subarray(0, jpeg.length / 2),
      jpeg.subarray(0, 30),
      png.subarray(0, png.length / 2),
      png.subarray(0, 20),
      garbled,
      Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(5_000, 0x41)]),
      pngClaiming(0, 0),
      pngClaiming(900, 600),
    ];
    for (const bytes of broken) {
      expect(await problemOf(processImage(bytes))).toMatchObject({ status: 422, code: 'IMAGE_BROKEN' });
    }
  });

  it('answers any damage with a picture or a problem, never another failure', async () => {
    const source = await (await photo(200, 100)).png().toBuffer();
    let random = 12_345;
    const next = (limit: number) => {
      random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
      return random % limit;
    };
    for (let round = 0; round < 60; round++) {
      const bytes = Buffer.from(source);
      for (let change = 0; change < 5; change++) bytes[8 + next(bytes.length - 8)] = next(256);
      const outcome = await processImage(bytes).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(Problem);
    }
  });

  it('keeps a pixel of the short side of extreme pictures', async () => {
    const image = await processImage(await blank(5_000, 1).png().toBuffer());
    expect(image).toMatchObject({ width: 1600, height: 1 });
  });
});

describe('imageSizes', () => {
  it('gives each size its own name', () => {
    for (const [width, height] of [
      [320, 320],
      [321, 10],
      [1600, 1200],
      [1, 1],
    ] as const) {
      const sides = imageSizes(width, height).map(size => size.side);
      expect(new Set(sides).size).toBe(sides.length);
      expect(sides.at(-1)).toBe(Math.max(width, height));
    }
  });
});
