import { appendFileSync } from 'node:fs';

/*
 * Loaded into each process of a measured command (`NODE_OPTIONS=--import …`): writes at its end how many kilobytes of memory
 * it had at most, and how many microseconds of CPU it took.
 */
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  appendFileSync(process.env.PEAK_FILE, `${maxRSS} ${userCPUTime + systemCPUTime}\n`);
});
