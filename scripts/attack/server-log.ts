import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Characters of output that are kept beside what belongs to requests. */
const KEPT = 20_000;
const KEPT_REQUESTS = 2_000;

/** What a server has printed. */
export interface ServerLog {
  /** The log line of a request that failed, by the id in its answer. */
  of(requestId: string): string | undefined;
  /** The latest lines. */
  latest(): string;
}

/** Reads what a server prints, line by line. */
export function readServerLog({ stdout, stderr }: ChildProcess): ServerLog {
  const byRequest = new Map<string, string>();
  let text = '';
  const take = (line: string) => {
    text = `${text}${line}\n`.slice(-KEPT);
    const id = /"id":"([\da-f-]{36})"/.exec(line)?.[1];
    if (id !== undefined && byRequest.size < KEPT_REQUESTS) byRequest.set(id, line);
  };
  const follow = (stream: Readable | null) => stream && createInterface({ input: stream }).on('line', take);
  follow(stdout);
  follow(stderr);
  return { of: id => byRequest.get(id), latest: () => text };
}
