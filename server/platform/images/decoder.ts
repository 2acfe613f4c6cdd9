/*
 * A process that decodes pictures, one at a time: see decoder-process.ts. It knows no secret and opens no file, so a
 * picture that takes it over gains nothing and ends with it.
 */
import { setPriority } from 'node:os';
import { Problem } from '../errors/problem.ts';
import { type DecoderMessage, type DecoderTask, decoderTask } from './decoder-messages.ts';
import { endNow, keepBelow } from './memory-ceiling.ts';
import { loadSharp, processImage } from './process-image.ts';

/** The picture within the limits that needs most memory, interlaced with 16 bits a channel, takes 470 MB. */
const MAX_BYTES = 700 * 1_048_576;
/** A slightly lower priority than the server's, which shares the machine. */
const NICENESS = 5;

try {
  setPriority(NICENESS);
} catch {
  // Services may be forbidden to change priorities; the process works without.
}
keepBelow(MAX_BYTES);
// Signals of a terminal or a service manager reach the server, too, which finishes its requests before it ends this.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', endNow);
process.on('message', task => void answer(decoderTask.parse(task)));
await loadSharp();
send({ kind: 'ready' });

/** An error other than a Problem ends the process, as a crash of the library does. */
async function answer({ bytes, blurred }: DecoderTask): Promise<void> {
  try {
    send({ kind: 'image', image: await processImage(bytes, { blurred }) });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    send({ kind: 'refused', code: error.code });
  }
}

function send(message: DecoderMessage): void {
  process.send?.(message);
}
