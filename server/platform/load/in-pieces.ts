import { setImmediate as turn } from 'node:timers/promises';

/** A long computation that can be left after each of its small steps, and gone on with later. */
export type Steps<T> = Generator<void, T>;

/** After so many milliseconds of a computation others get their turn. */
const PIECE_MS = 5;

/** The result of a computation, without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The result of a computation in whose pauses others get their turn. */
export async function inPieces<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + PIECE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await turn();
  }
}
