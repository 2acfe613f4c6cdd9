import http from 'node:http';
import { z } from 'zod';

/*
 * Asks a server for one thing after the other over one keep-alive connection and sends the times, in milliseconds, to the
 * process that started it. It is a process of its own, as the collector of the one that keeps load and results stops for
 * longer than most answers take.
 */

/** Answers that come before any is counted: until then this process itself is being compiled. */
const WARM_UP_REQUESTS = 300;
/** Enough for a 99th percentile that rests on twenty values. */
const MAX_REQUESTS = 2_000;

const job = z.object({
  url: z.string(),
  paths: z.array(z.string()),
  headers: z.record(z.string(), z.string()).default({}),
  seconds: z.number(),
});

const { url, paths, headers, seconds } = job.parse(JSON.parse(process.argv[2] ?? ''));
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const times: number[] = [];
const end = performance.now() + seconds * 1_000;
for (let n = -WARM_UP_REQUESTS; n < MAX_REQUESTS && (times.length === 0 || performance.now() < end); n++) {
  const path = paths.at(n % paths.length) ?? '/';
  const started = performance.now();
  await get(url + path);
  if (n >= 0) times.push(performance.now() - started);
}
agent.destroy();
process.send?.(times);

function get(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get(address, { agent, headers }, answer => {
        answer.resume();
        answer.on('end', resolve);
        answer.on('error', reject);
      })
      .on('error', reject);
  });
}
