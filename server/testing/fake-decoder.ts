/*
 * Stands in for the decoder of pictures. What it does is written in the "picture", behind the signature of a PNG; its
 * pictures are as wide as the process's number.
 */
import type { DecoderMessage, DecoderTask } from '../platform/images/decoder-messages.ts';
import { endNow, keepBelow } from '../platform/images/memory-ceiling.ts';

const MEGABYTE = 1_048_576;
const held: Buffer[] = [];

const send = (message: DecoderMessage) => void process.send?.(message);
const answer = () => {
  const size = { width: process.pid, height: 1 };
  send({ kind: 'image', image: { ...size, sizes: [], thumbnail: Buffer.from('thumbnail') } });
};

/** Takes memory until it is ended, or for so many megabytes. */
function takeMemory(left: number): void {
  held.push(Buffer.alloc(10 * MEGABYTE, 1));
  if (left > 0) setImmediate(takeMemory, left - 10);
  else answer();
}

const DEEDS: Readonly<Record<string, () => void>> = {
  answer,
  hang: () => undefined,
  crash: endNow,
  fail: () => process.exit(1),
  refuse: () => send({ kind: 'refused', code: 'IMAGE_TOO_MANY_PIXELS' }),
  nonsense: () => void process.send?.({ kind: 'image', image: { width: -1 } }),
  'take memory': () => {
    keepBelow(200 * MEGABYTE);
    takeMemory(2_000);
  },
};

process.on('disconnect', endNow);
process.on('message', ({ bytes }: DecoderTask) => DEEDS[Buffer.from(bytes.subarray(3)).toString()]?.());
send({ kind: 'ready' });
