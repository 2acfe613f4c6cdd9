import type { Logger } from '../log/logger.ts';
import { type DecoderProcess, startDecoder } from './decoder-process.ts';
import { imagesBusy, requireImageFile } from './image-limits.ts';
import type { ProcessedImage } from './image-sizes.ts';
import { createTurnsOfPeople } from './turns-of-people.ts';
import type { Uploader } from './uploader-of.ts';

/** Decodes uploaded pictures in separate processes. */
export interface ImagePool {
  /**
   * Re-encodes a PNG or JPEG as `processImage` does. Throws a Problem for what is too large (413), of another type
   * (415), broken, too long, of too many pixels or too costly (422), and for one too many at a time (503).
   * Pictures of one person are decoded one after the other, so that heavy ones wait for themselves only, and strangers of
   * one network address leave a decoder to others.
   * @param options who sends it; `blurred`: a blurred copy is wanted as well
   */
  process(bytes: Uint8Array, options: Uploader & { readonly blurred?: boolean }): Promise<ProcessedImage>;
  /** Ends all processes; uploads that wait get 503. */
  close(): Promise<void>;
}

export interface ImagePoolOptions {
  readonly log: Logger;
  /** A program in place of the decoder, for tests. */
  readonly script?: URL;
  readonly limits?: Partial<ImagePoolLimits>;
}

interface ImagePoolLimits {
  readonly processes: number;
  /** The most pictures that wait for a process; one more is refused. */
  readonly waiting: number;
  /** The most pictures of one person that wait for that person's own; one more is refused. */
  readonly waitingOfOne: number;
  /**
   * How long a picture waits at most: for others of its person, of its network and for a process together. With `runMs` it
   * is less than the time limit of a request.
   */
  readonly waitMs: number;
  /** How long a process may take for a picture before it is ended. */
  readonly runMs: number;
  /** After this time without work a process ends. */
  readonly idleMs: number;
}

const LIMITS: ImagePoolLimits = {
  processes: 2,
  waiting: 8,
  waitingOfOne: 7,
  waitMs: 6_000,
  runMs: 10_000,
  idleMs: 30_000,
};
type Turn = PromiseWithResolvers<DecoderProcess>;

const DECODER = new URL('./decoder.ts', import.meta.url);

/** Makes the pool; its first process starts with the first picture. */
export function createImagePool({ log, script = DECODER, limits }: ImagePoolOptions): ImagePool {
  const { processes, waiting: maxWaiting, waitingOfOne, waitMs, runMs, idleMs } = { ...LIMITS, ...limits };
  const people = createTurnsOfPeople(waitingOfOne);
  const networks = createTurnsOfPeople(maxWaiting, Math.max(1, processes - 1));
  const all = new Set<DecoderProcess>();
  /** The processes without work, each with the timer that ends it. */
  const rest = new Map<DecoderProcess, NodeJS.Timeout>();
  const waiting = new Set<Turn>();
  let isClosed = false;

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
  /** The uploads that wait, in order. */
  const next = (): Turn | undefined => {
    const [turn] = waiting;
    if (turn) waiting.delete(turn);
    return turn;
  };
  const wait = async (until: number): Promise<DecoderProcess> => {
    const turn: Turn = Promise.withResolvers();
    waiting.add(turn);
    const late = setTimeout(
      () => {
        waiting.delete(turn);
        turn.reject(imagesBusy());
      },
      Math.max(0, until - performance.now()),
    );
    return turn.promise.finally(() => clearTimeout(late));
  };
  /** An idle process, a new one, or the next one that becomes idle. */
  const take = async (until: number): Promise<DecoderProcess> => {
    if (isClosed) throw imagesBusy();
    const [decoder] = rest.keys();
    if (decoder) {
      clearTimeout(rest.get(decoder));
      rest.delete(decoder);
      return decoder;
    }
    if (all.size < processes) return start();
    if (waiting.size >= maxWaiting) throw imagesBusy();
    return wait(until);
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
    process: async (bytes, { who, network, blurred = false }) => {
      requireImageFile(bytes);
      const until = performance.now() + waitMs;
      const decode = async () => {
        const decoder = await take(until);
        try {
          return await decoder.decode({ bytes, blurred }, runMs);
        } finally {
          giveBack(decoder);
        }
      };
      return people.inTurn(who, until, network === undefined ? decode : () => networks.inTurn(network, until, decode));
    },
    close: async () => {
      isClosed = true;
      for (const turn of waiting) turn.reject(imagesBusy());
      waiting.clear();
      for (const timer of rest.values()) clearTimeout(timer);
      rest.clear();
      for (const decoder of all) decoder.end();
      await Promise.all([...all].map(decoder => decoder.gone));
    },
  };
}

/** Throws a 503 Problem where the machine cannot start another process. */
function startOrRefuse(script: URL, log: Logger): DecoderProcess {
  try {
    return startDecoder(script, log);
  } catch (error) {
    log.error({ error }, 'no decoder of pictures can be started');
    throw imagesBusy();
  }
}
