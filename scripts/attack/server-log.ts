import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** Characters of output that are stored beside the lines of requests. */
const KEPT = 20_000;
const KEPT_REQUESTS = 5_000;
/** The server writes its log within a second. */
const WRITTEN_MS = 1_500;

const failure = z.object({ id: z.string(), error: z.object({ message: z.string(), stack: z.string().default('') }) });
type Failure = z.infer<typeof failure>['error'];

/** What a server has printed. */
export interface ServerLog {
  /** What failed in a request, by the id in its answer. */
  of(requestId: string): Failure | undefined;
  /** Waits until what the server has done so far is in the log. */
  written(): Promise<void>;
  /** The latest lines. */
  latest(): string;
}

/** Reads what a server prints, line by line. */
export function readServerLog({ stdout, stderr }: ChildProcess): ServerLog {
  const byRequest = new Map<string, Failure>();
  let text = '';
  const take = (line: string) => {
    text = `${text}${line}\n`.slice(-KEPT);
    const read = line.startsWith('{') ? failure.safeParse(parsed(line)) : undefined;
    if (read?.success && byRequest.size < KEPT_REQUESTS) byRequest.set(read.data.id, read.data.error);
  };
  const follow = (stream: Readable | null) => stream && createInterface({ input: stream }).on('line', take);
  follow(stdout);
  follow(stderr);
  return { of: id => byRequest.get(id), written: () => sleep(WRITTEN_MS), latest: () => text };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
