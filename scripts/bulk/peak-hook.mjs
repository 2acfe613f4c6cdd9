import { appendFileSync } from 'node:fs';

/*
 * Loaded into each process of a measured command (`NODE_OPTIONS=--import …`): writes at its end how many kilobytes of memory
 * it had at most.
 */
process.on('exit', () => appendFileSync(process.env.PEAK_FILE, `${process.resourceUsage().maxRSS}\n`));
