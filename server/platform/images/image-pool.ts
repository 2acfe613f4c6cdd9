import type { Logger } from '../log/logger.ts';
import { type DecoderProcess, startDecoder } from './decoder-process.ts';
import { requireImageFile } from './image-format.ts';
import { imagesBusy } from './image-limits.ts';
import type { ProcessedImage } from './processed-image.ts';

/** Decodes pictures that strangers made, in processes of their own. */
export interface ImagePool {
  /**
   * Re-encodes a PNG or JPEG as `processImage` does. Throws a Problem for what is too large (413), of another type
   * (415), broken, too long, of too many pixels or too costly (422), and for one too many at a time (503).
   */
  process(bytes: Uint8Array): Promise<ProcessedImage>;
  /** Ends all processes; who waits is told that it is busy. */
  close(): Promise<void>;
}

export interface ImagePoolOptions {
  readonly log: Logger;
  /** Another program than the decoder, for tests. */
  readonly script?: URL;
  readonly limits?: Partial<ImagePoolLimits>;
}

interface ImagePoolLimits {
  readonly processes: number;
  /** Pictures that wait for a process; one more is refused. */
  readonly waiting: number;
  /** How long one waits at most. With `runMs` less than what a request may take. */
  readonly waitMs: number;
  /** From when a process has a picture to when it is ended. */
  readonly runMs: number;
  /** A process without work ends after so long. */
  readonly idleMs: number;
}

const LIMITS: ImagePoolLimits = { processes: 2, waiting: 8, waitMs: 6_000, runMs: 10_000, idleMs: 30_000 };
type Turn = PromiseWithResolvers<DecoderProcess>;

const DECODER = new URL('./decoder.ts', import.meta.url);

/** Makes the pool; its first process starts with the first picture. */
export function createImagePool({ log, script = DECODER, limits }: ImagePoolOptions): ImagePool {
  const { processes, waiting: maxWaiting, waitMs, runMs, idleMs } = { ...LIMITS, ...limits };
  const all = new Set<DecoderProcess>();
  /** Those without work, each with the timer that ends it. */
  const rest = new Map<DecoderProcess, NodeJS.Timeout>();
  const waiting = new Set<Turn>();

  const start = async (): Promise<DecoderProcess> => {
    const decoder = startOrRefuse(script, log);
    all.add(decoder);
    void decoder.gone.then(() => {
      all.delete(decoder);
      rest.delete(decoder);
      next()?.resolve(start());
    });
    return decoder;
  };
  /** Whose turn it is. */
  const next = (): Turn | undefined => {
    const [turn] = waiting;
    if (turn) waiting.delete(turn);
    return turn;
  };
  const wait = async (): Promise<DecoderProcess> => {
    const turn: Turn = Promise.withResolvers();
    waiting.add(turn);
    const late = setTimeout(() => {
      waiting.delete(turn);
      turn.reject(imagesBusy());
    }, waitMs);
    return turn.promise.finally(() => clearTimeout(late));
  };
  /** An idle process, a new one, or the next one that is done. */
  const take = async (): Promise<DecoderProcess> => {
    const [decoder] = rest.keys();
    if (decoder) {
      clearTimeout(rest.get(decoder));
      rest.delete(decoder);
      return decoder;
    }
    if (all.size < processes) return start();
    if (waiting.size >= maxWaiting) throw imagesBusy();
    return wait();
  };
  const giveBack = (decoder: DecoderProcess) => {
    if (!decoder.isUsable) return;
    const turn = next();
    if (turn) turn.resolve(decoder);
    else rest.set(decoder, setTimeout(() => endIdle(decoder), idleMs).unref());
  };
  const endIdle = (decoder: DecoderProcess) => {
    rest.delete(decoder);
    decoder.end();
  };

  return {
    process: async bytes => {
      requireImageFile(bytes);
      const decoder = await take();
      try {
        return await decoder.decode(bytes, runMs);
      } finally {
        giveBack(decoder);
      }
    },
    close: async () => {
      for (const turn of waiting) turn.reject(imagesBusy());
      waiting.clear();
      for (const timer of rest.values()) clearTimeout(timer);
      rest.clear();
      for (const decoder of all) decoder.end();
      await Promise.all([...all].map(decoder => decoder.gone));
    },
  };
}

/** Throws a 503 Problem where the machine has no room for another process. */
function startOrRefuse(script: URL, log: Logger): DecoderProcess {
  try {
    return startDecoder(script, log);
  } catch (error) {
    log.error({ error }, 'no decoder of pictures can be started');
    throw imagesBusy();
  }
}
