/** The most time that any request may take of the one thread that answers everybody. */
export const MAX_MS = 50;
const TRIES = 5;
/** No compiler and no collector of memory takes so long: there is nothing to try again. */
const SURELY_DEAR_MS = 20 * MAX_MS;

/**
 * Milliseconds of processor time that the thread of the event loop spends on some work, the least of up to five tries.
 * Time by the clock would measure how busy the machine is, and the processor time of the whole process counts the
 * threads that hash passwords and make pictures, which keep nobody waiting. Of the tries one is enough that shows the
 * work to be cheap: what is dear by itself is so each time, while the compiler and the collector of memory come and go.
 */
export async function threadCost(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES && least >= MAX_MS; attempt += 1) {
    const begun = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(begun);
    const cost = (user + system) / 1_000;
    least = Math.min(least, cost);
    if (cost > SURELY_DEAR_MS) break;
  }
  return least;
}
