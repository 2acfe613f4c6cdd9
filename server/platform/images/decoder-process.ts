import { fork } from 'node:child_process';
import type { Problem } from '../errors/problem.ts';
import type { Logger } from '../log/logger.ts';
import { decoderMessage, problemOfCode } from './decoder-messages.ts';
import { imageBroken, imagesBusy, imageTooCostly } from './image-limits.ts';
import type { ProcessedImage } from './processed-image.ts';

/** The heap of JavaScript only holds what is sent to and fro; pixels are outside of it. */
const FLAGS = ['--max-old-space-size=64'];

/** A process of its own that decodes one picture at a time. */
export interface DecoderProcess {
  /** False once it was ended or ended by itself; it will take no more pictures. */
  readonly isUsable: boolean;
  /** Fulfilled when the process is gone. */
  readonly gone: Promise<void>;
  /**
   * Decodes a picture. Throws a Problem for one that is refused or that ends the process (422), takes longer than so
   * many milliseconds (422, and the process is ended), or finds no process that works (503).
   */
  decode(bytes: Uint8Array, limitMs: number): Promise<ProcessedImage>;
  /** Ends it at once, whatever it does; the upload that waits for it is told to retry (503). */
  end(): void;
}

/** Starts the process; it keeps nobody from exiting. `script` is run by the Node that runs this. */
export function startDecoder(script: URL, log: Logger): DecoderProcess {
  const child = fork(script, {
    serialization: 'advanced',
    execArgv: FLAGS,
    // The environment holds the secrets of the server.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  let isUsable = true;
  let isReady = false;
  let current: PromiseWithResolvers<ProcessedImage> | undefined;

  const fail = (cause: object, problem: Problem) => {
    if (isUsable) log.warn(cause, 'a decoder of pictures ended');
    isUsable = false;
    current?.reject(problem);
  };
  const end = () => {
    isUsable = false;
    current?.reject(imagesBusy());
    child.ref();
    child.kill('SIGKILL');
  };
  const gone = new Promise<void>(resolve => {
    child.once('exit', (code, signal) => {
      // Before it is ready, no picture can be the reason.
      fail({ code, signal }, isReady ? imageBroken() : imagesBusy());
      resolve();
    });
    child.on('error', error => {
      fail({ error }, imagesBusy());
      if (child.pid === undefined) resolve();
    });
  });
  child.on('message', sent => {
    const message = decoderMessage.safeParse(sent).data;
    if (message?.kind === 'ready') isReady = true;
    else if (message?.kind === 'image') current?.resolve(message.image);
    else current?.reject(message ? problemOfCode(message.code) : imageBroken());
  });

  return {
    get isUsable() {
      return isUsable;
    },
    gone,
    decode: async (bytes, limitMs) => {
      const answer = Promise.withResolvers<ProcessedImage>();
      current = answer;
      const cutOff = setTimeout(() => {
        log.warn({ isReady }, 'a picture took too long');
        answer.reject(isReady ? imageTooCostly() : imagesBusy());
        end();
      }, limitMs);
      child.send(bytes, error => error && fail({ error }, imagesBusy()));
      try {
        return await answer.promise;
      } finally {
        clearTimeout(cutOff);
        current = undefined;
      }
    },
    end,
  };
}
