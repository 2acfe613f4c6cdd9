import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AppContext } from './app-context.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this size compression saves no packet. */
const MIN_BYTES = 1_400;

type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes that are sent many times: compressed when first asked for, each way once. */
export interface EncodedBody {
  readonly plain: Buffer;
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
  return {
    plain,
    send: async ctx => {
      const encoding = isWorth ? accepted(ctx) : 'identity';
      if (isWorth) ctx.append('Vary', 'Accept-Encoding');
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

/** Names without weights, as browsers send them: brotli before gzip, whatever their order; there is no more to ask. */
const UNWEIGHTED = /^[a-z, ]+$/;

function accepted(ctx: AppContext): Encoding {
  const header = ctx.headers['accept-encoding'];
  if (header === undefined) return 'identity';
  if (UNWEIGHTED.test(header)) {
    if (/\bbr\b/.test(header)) return 'br';
    return /\bgzip\b/.test(header) ? 'gzip' : 'identity';
  }
  const best = ctx.acceptsEncodings('br', 'gzip', 'identity');
  return best === 'br' || best === 'gzip' ? best : 'identity';
}
