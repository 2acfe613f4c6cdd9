const ENTRIES = 5_400;
const ENTRY_BYTES = 12;
const HEADER_BYTES = 10;
/** Where a part of the description begins that a camera wrote. */
const EXIF_POINTER = 0x8769;
const LONG = 4;

/** A JPEG with a description of 65 kB in which each of 5,400 entries leads back to its beginning. */
export function exifLoop(jpeg: Buffer): Buffer {
  const tiff = Buffer.alloc(HEADER_BYTES + ENTRIES * ENTRY_BYTES + 4);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(ENTRIES, 8);
  for (let entry = 0; entry < ENTRIES; entry++) {
    const at = HEADER_BYTES + entry * ENTRY_BYTES;
    tiff.writeUInt16LE(EXIF_POINTER, at);
    tiff.writeUInt16LE(LONG, at + 2);
    tiff.writeUInt32LE(1, at + 4);
    tiff.writeUInt32LE(8, at + 8);
  }
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, body, jpeg.subarray(2)]);
}
