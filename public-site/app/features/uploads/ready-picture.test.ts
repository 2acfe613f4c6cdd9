import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readyPicture } from './ready-picture.ts';

const MEGABYTE = 1_048_576;
const photo = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type });
const drawn = vi.fn();

beforeEach(() => {
  drawn.mockClear();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4_000, height: 3_000, close: () => undefined }));
  const pen = { fillStyle: '', fillRect: () => undefined, drawImage: drawn };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done => done(new Blob([new Uint8Array(900_000)])));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a phone photo becomes a JPEG of at most 2,560 pixels a side before it is sent', async () => {
  const ready = await readyPicture(photo('IMG_0001.PNG', 'image/png', 9 * MEGABYTE));
  expect([ready?.name, ready?.type, ready?.size]).toEqual(['IMG_0001.jpg', 'image/jpeg', 900_000]);
  expect(drawn).toHaveBeenCalledWith(expect.anything(), 0, 0, 2_560, 1_920);
});

it('a HEIC that the browser reads becomes a JPEG, however small, and one that it cannot read is none', async () => {
  const heic = () => photo('IMG_0002.HEIC', '', 100);
  expect((await readyPicture(heic()))?.name).toBe('IMG_0002.jpg');
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new DOMException('', 'InvalidStateError')));
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.reject(new Error('unreadable'));
    },
  );
  expect(await readyPicture(heic())).toBeNull();
});

it('a small picture, and a large file that is none, are sent as they are', async () => {
  const small = photo('vet-man.png', 'image/png', 1_000);
  expect(await readyPicture(small)).toBe(small);
  expect(drawn).not.toHaveBeenCalled();
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new DOMException('', 'InvalidStateError')));
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.reject(new Error('unreadable'));
    },
  );
  const none = photo('vet-man.png', 'image/png', 3 * MEGABYTE);
  expect(await readyPicture(none)).toBe(none);
});
