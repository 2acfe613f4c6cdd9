import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { z } from 'zod';
import type { Latency, LoadResult } from './results.ts';
import type { MeasuredServer } from './server-process.ts';
import { percentile } from './statistics.ts';

/** What is asked of a server: the addresses in turn, each with the same headers. */
export interface Load {
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

const CONNECTIONS = 16;
const SINGLE_REQUESTS = fileURLToPath(new URL('./single-requests.ts', import.meta.url));
const MAX_SINGLE_SECONDS = 6;

/** Times as long as a round: V8 goes on compiling what it runs for some 10,000 requests, which would be most of a p99. */
const WARM_UP_ROUNDS = 4;

/** Asks a server until what it runs for these requests is compiled; once, before all rounds. */
export async function warmUp(server: MeasuredServer, load: Load, seconds: number): Promise<void> {
  await drive(server, load, WARM_UP_ROUNDS * seconds);
}

/** Throughput and CPU at 16 connections, then latencies at one. Throws when any answer is no success. */
export async function measure(server: MeasuredServer, load: Load, seconds: number): Promise<LoadResult> {
  await drive(server, load, 1);
  const throughput = await measureThroughput(server, load, seconds);
  return { ...throughput, ...(await measureLatency(server, load, seconds)) };
}

/** Throughput and CPU at 16 connections alone, of a server that is warm. */
export async function measureThroughput(
  server: MeasuredServer,
  load: Load,
  seconds: number,
): Promise<Omit<LoadResult, keyof Latency>> {
  const before = await server.usage();
  const total = await drive(server, load, seconds);
  if (total === 0) throw new Error(`nothing was answered in ${seconds} s at ${load.paths[0]}`);
  const { cpuMicros, rssBytes } = await server.usage();
  return { requestsPerSecond: total / seconds, cpuMs: (cpuMicros - before.cpuMicros) / 1_000 / total, rssBytes };
}

/** Latencies at one connection alone, for at most twice as long as the load before them. */
export async function measureLatency(server: MeasuredServer, load: Load, seconds: number): Promise<Latency> {
  const times = await latencies(server.url, load, Math.min(2 * seconds, MAX_SINGLE_SECONDS));
  return { p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) };
}

/** Asks for so many seconds over many connections; answers how many requests were answered. */
async function drive(server: MeasuredServer, load: Load, seconds: number): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: load.paths.map(path => ({ path, headers: { ...load.headers } })),
  });
  if (errors + non2xx > 0) throw new Error(await describeFailure(server.url, load, errors + non2xx));
  return requests.total;
}

/** Says which address fails and how, as the load generator only counts. */
async function describeFailure(base: string, { paths, headers }: Load, failures: number): Promise<string> {
  for (const path of paths) {
    const answer = await fetch(base + path, { redirect: 'manual', headers: { ...headers } });
    const text = await answer.text();
    if (!answer.ok) return `${failures} failures; ${path} answers ${answer.status}: ${text.slice(0, 300)}`;
  }
  return `${failures} failures under load, of ${paths[0]} and the like; asked again, all of them succeed`;
}

/** Times of single requests one after the other over one keep-alive connection, in milliseconds. */
async function latencies(base: string, { paths, headers }: Load, seconds: number): Promise<number[]> {
  const client = fork(SINGLE_REQUESTS, [JSON.stringify({ url: base, paths, headers, seconds })]);
  const [message] = await Promise.race([
    once(client, 'message'),
    once(client, 'exit').then(([code]) => Promise.reject(new Error(`single requests ended with ${code}`))),
  ]);
  return z.array(z.number()).parse(message);
}
