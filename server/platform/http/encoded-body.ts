import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import type { AppContext } from './app-context.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this size compression saves no packet. */
const MIN_BYTES = 1_400;

/** Bytes that are sent many times: compressed when first asked for, each way once. */
export interface EncodedBody {
  readonly plain: Buffer;
  /** Makes what `send` will send to this visitor, where it has not been made: the part of the work that takes time. */
  prepare(ctx: AppContext): Promise<void>;
  /** Sets `Content-Encoding`, `Vary` and the body as the visitor's browser takes it. */
  send(ctx: AppContext): Promise<void>;
}

/**
 * @param quality of brotli, 1 to 11: above 5 only for what stays for days.
 * @param compressible false for what is compressed already, e.g. fonts and pictures.
 */
export function createEncodedBody(plain: Buffer, quality: number, compressible = true): EncodedBody {
  const isWorth = compressible && plain.length >= MIN_BYTES;
  const made = new Map<Encoding, Buffer | Promise<Buffer>>();
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
