import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

/** An answer of the server. */
export interface Answer {
  readonly status: number;
  /** The first value of a header, by its name in lower case. */
  header(name: string): string | undefined;
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
  /** The body without chunks and compression. */
  readonly body: string;
}

const DECODE: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

/** Reads the first final answer of what came back; undefined where there is none. Throws when its encoding is broken. */
export function readAnswer(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first)?.[1]);
  if (!Number.isInteger(status)) return undefined;
  const rest = bytes.subarray(end + 4);
  if (status < 200) return readAnswer(rest);
  const headers = lines.map(line => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  const header = (name: string) => headers.find(([own]) => own === name)?.[1];
  const length = Number(header('content-length') ?? rest.length);
  const plain = header('transfer-encoding') === 'chunked' ? withoutChunks(rest) : rest.subarray(0, length);
  const decode = DECODE[header('content-encoding') ?? ''];
  return { status, header, headers, body: (decode && plain.length > 0 ? decode(plain) : plain).toString() };
}

function withoutChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at);
    const size = end < 0 ? 0 : Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16);
    if (!(size > 0)) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
