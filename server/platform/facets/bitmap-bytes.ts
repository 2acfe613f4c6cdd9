import { RoaringBitmap32 } from 'roaring-wasm';

/** The portable format of the Roaring specification, so that other programs can read the database as well. */
const FORMAT = 'portable';

/** Bytes of a bitmap as stored. Compacts the bitmap first. */
export function bitmapBytes(bitmap: RoaringBitmap32): Uint8Array {
  bitmap.runOptimize();
  return bitmap.serialize(FORMAT);
}

/** The bitmap of stored bytes. */
export function bitmapOf(bytes: Uint8Array): RoaringBitmap32 {
  return RoaringBitmap32.deserialize(FORMAT, bytes);
}
