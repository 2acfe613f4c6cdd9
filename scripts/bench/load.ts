import http from 'node:http';
import autocannon from 'autocannon';
import type { MeasuredServer } from './server-process.ts';

/** What is asked of a server: the addresses in turn, each with the same headers. */
export interface Load {
  readonly paths: readonly string[];
  readonly headers?: Record<string, string>;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** CPU milliseconds of the server per request, at many connections. */
  readonly cpuMs: number;
  /** Milliseconds from request to whole answer at one connection. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly rssBytes: number;
}

const CONNECTIONS = 16;
/** Enough for a 99th percentile that rests on twenty values. */
const SINGLE_REQUESTS = 2_000;
const SINGLE_SECONDS = 6;

/** Throughput and CPU at 16 connections, then latencies at one. Throws when any answer is no success. */
export async function measure(server: MeasuredServer, load: Load, seconds: number): Promise<LoadResult> {
  await drive(server, load, 1);
  const before = await server.usage();
  const { requests, errors, non2xx } = await drive(server, load, seconds);
  const after = await server.usage();
  if (errors + non2xx > 0) throw new Error(`${errors} errors and ${non2xx} failures at ${load.paths[0]}`);
  const times = await latencies(server.url, load);
  return {
    requestsPerSecond: requests.total / seconds,
    cpuMs: (after.cpuMicros - before.cpuMicros) / 1_000 / requests.total,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    rssBytes: after.rssBytes,
  };
}

function drive(server: MeasuredServer, load: Load, seconds: number): Promise<autocannon.Result> {
  return autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: load.paths.map(path => ({ path, headers: { ...load.headers } })),
  });
}

/** Times of single requests one after the other over one kept connection, in milliseconds. */
async function latencies(base: string, load: Load): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const end = performance.now() + SINGLE_SECONDS * 1_000;
  const times: number[] = [];
  for (let n = 0; n < SINGLE_REQUESTS && performance.now() < end; n++) {
    const path = load.paths[n % load.paths.length] ?? '/';
    const started = performance.now();
    await get(base + path, agent, load.headers ?? {});
    times.push(performance.now() - started);
  }
  agent.destroy();
  return times;
}

function get(url: string, agent: http.Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, answer => {
        answer.resume();
        answer.on('end', resolve);
        answer.on('error', reject);
      })
      .on('error', reject);
  });
}

/** The value below which the given share of the sorted values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
