import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AppContext } from './app-context.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this size compression saves no packet. */
const MIN_BYTES = 1_400;

/** Bytes that are sent many times: compressed once per encoding, at the first request for it. */
export interface EncodedBody {
  readonly plain: Buffer;
  /** Compresses what `send` will send to this client, unless that is done: the slow part of the work. */
  prepare(ctx: AppContext): Promise<void>;
  /** Compresses in the encodings in which the body that this one replaces was sent. */
  prepareAs(before: EncodedBody): Promise<void>;
  /** The encodings in which it has been compressed. */
  encodings(): readonly Encoding[];
  /** Sets `Content-Encoding`, `Vary` and the body in an encoding that the client accepts. */
  send(ctx: AppContext): Promise<void>;
}

/**
 * @param quality of brotli, 1 to 11; above 5 only for bytes that stay for days.
 * @param compressible false for bytes that are compressed already, e.g. fonts and pictures.
 * @param packed the same bytes in brotli, where they have been compressed already.
 */
export function createEncodedBody(
  plain: Buffer,
  quality: number,
  { compressible = true, packed }: { compressible?: boolean; packed?: Buffer | undefined } = {},
): EncodedBody {
  const isWorth = compressible && plain.length >= MIN_BYTES;
  const made = new Map<Encoding, Buffer | Promise<Buffer>>(packed ? [['br', packed]] : []);
  const make = (encoding: Encoding) => {
    const compressed = encoding === 'br' ? toBrotli(plain, quality) : zip(plain);
    made.set(encoding, compressed);
    return compressed.then(bytes => {
      made.set(encoding, bytes);
      return bytes;
    });
  };
  const chosen = (ctx: AppContext): Encoding => (isWorth ? acceptedEncoding(ctx) : 'identity');
  return {
    plain,
    prepare: async ctx => {
      const encoding = chosen(ctx);
      if (encoding !== 'identity') await (made.get(encoding) ?? make(encoding));
    },
    prepareAs: async before => {
      if (isWorth) await Promise.all(before.encodings().map(encoding => made.get(encoding) ?? make(encoding)));
    },
    encodings: () => [...made.keys()],
    send: async ctx => {
      const encoding = chosen(ctx);
      if (isWorth) ctx.vary('Accept-Encoding');
      if (encoding === 'identity') {
        ctx.body = plain;
        return;
      }
      ctx.set('Content-Encoding', encoding);
      ctx.body = await (made.get(encoding) ?? make(encoding));
    },
  };
}

function toBrotli(plain: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(plain, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: plain.length } });
}

/** The encodings in which answers are sent. */
type Encoding = 'br' | 'gzip' | 'identity';

/** Names without weights, as browsers send them: brotli goes before gzip, whatever their order. */
const UNWEIGHTED = /^[a-z, ]+$/;

/**
 * The encoding that a client prefers. Plain bytes where it accepts none of ours, and also where it refuses plain ones:
 * every client can read them, and an answer helps more than a 406.
 */
export function acceptedEncoding(ctx: AppContext): Encoding {
  const header = ctx.headers['accept-encoding'];
  if (header === undefined) return 'identity';
  if (UNWEIGHTED.test(header)) {
    if (/\bbr\b/.test(header)) return 'br';
    return /\bgzip\b/.test(header) ? 'gzip' : 'identity';
  }
  const best = ctx.acceptsEncodings('br', 'gzip', 'identity');
  return best === 'br' || best === 'gzip' ? best : 'identity';
}
