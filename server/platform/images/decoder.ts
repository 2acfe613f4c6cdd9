/*
 * A process that decodes pictures, one at a time: see decoder-process.ts. It knows no secret and opens no file; what a
 * picture makes of it ends with it.
 */
import { setPriority } from 'node:os';
import { Problem } from '../errors/problem.ts';
import { type DecoderMessage, decoderTask } from './decoder-messages.ts';
import { endNow, keepBelow } from './memory-ceiling.ts';
import { processImage } from './process-image.ts';
import { loadSharp } from './sharp.ts';

/** The greediest picture within the limits, interlaced with 16 bits a channel, takes 470 MB. */
const MAX_BYTES = 700 * 1_048_576;
/** A little behind the server, which shares the machine. */
const NICENESS = 5;

try {
  setPriority(NICENESS);
} catch {
  // Services may be forbidden to change priorities; it works all the same.
}
keepBelow(MAX_BYTES);
// The signals of a terminal or a service manager reach the server, too, which first finishes what is in flight.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', endNow);
process.on('message', task => void answer(decoderTask.parse(task)));
await loadSharp();
send({ kind: 'ready' });

/** Anything but a Problem ends the process, as a fault of the library does. */
async function answer(bytes: Uint8Array): Promise<void> {
  try {
    send({ kind: 'image', image: await processImage(bytes) });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    send({ kind: 'refused', code: error.code });
  }
}

function send(message: DecoderMessage): void {
  process.send?.(message);
}
