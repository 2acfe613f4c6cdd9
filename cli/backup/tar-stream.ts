import { Header, Pax } from 'tar';

/** One file of an archive; its size must be known before its first byte is written. */
export interface ArchiveEntry {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const BLOCK = 512;
/** An archive ends with two blocks of zeros. */
const END = Buffer.alloc(2 * BLOCK);
const MODE = 0o600;

/**
 * The bytes of a tar archive, made while they are read: nothing of it is on the disk twice. Throws where an entry has
 * other bytes than it announced.
 */
export async function* tarStream(entries: AsyncIterable<ArchiveEntry>, at: Date): AsyncGenerator<Buffer> {
  for await (const { name, size, content } of entries) {
    yield headerOf(name, size, at);
    let written = 0;
    for await (const bytes of content) {
      written += bytes.byteLength;
      yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes and not ${size}: it changed while it was read`);
    yield Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
  }
  yield END;
}

function headerOf(name: string, size: number, mtime: Date): Buffer {
  const facts = { path: name, mode: MODE, size, type: 'File' as const, mtime };
  const header = new Header(facts);
  const needsPax = header.encode();
  const block = header.block ?? Buffer.alloc(BLOCK);
  return needsPax ? Buffer.concat([new Pax(facts).encode(), block]) : block;
}
