import { fork } from 'node:child_process';
import type { Problem } from '../errors/problem.ts';
import type { Logger } from '../log/logger.ts';
import { type DecoderTask, decoderMessage, problemOfCode } from './decoder-messages.ts';
import { imageBroken, imagesBusy, imageTooCostly } from './image-limits.ts';
import type { ProcessedImage } from './image-sizes.ts';

/** The JavaScript heap holds only the messages; pixels are outside of it. */
const FLAGS = ['--max-old-space-size=64'];

/** A process of its own that decodes one picture at a time. */
export interface DecoderProcess {
  /** False once the process was ended or ended by itself; it takes no more pictures. */
  readonly isUsable: boolean;
  /** Fulfilled when the process is gone. */
  readonly gone: Promise<void>;
  /**
   * Decodes a picture. Throws a Problem (422) for a picture that is refused, that crashes the process or that takes longer
   * than the given milliseconds, which ends the process. Throws 503 where the process does not work.
   */
  decode(task: DecoderTask, limitMs: number): Promise<ProcessedImage>;
  /** Ends the process at once, whatever it does; an upload that waits for it gets 503. */
  end(): void;
}

/** Starts the process, which does not keep this one alive. `script` runs on the same Node. */
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
      // A failure before `ready` cannot be the picture's fault.
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
    decode: async (task, limitMs) => {
      const answer = Promise.withResolvers<ProcessedImage>();
      current = answer;
      const cutOff = setTimeout(() => {
        log.warn({ isReady }, 'a picture took too long');
        answer.reject(isReady ? imageTooCostly() : imagesBusy());
        end();
      }, limitMs);
      child.send(task, error => error && fail({ error }, imagesBusy()));
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
