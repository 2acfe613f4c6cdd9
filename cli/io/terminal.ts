import { hostname } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { RELEASE } from '@antam/server/platform/release.ts';

/** Where a run reads its surroundings from and writes to; tests hand in their own. */
export interface Terminal {
  /** What is piped in, for the few commands that read it. */
  readonly in?: Readable;
  readonly out: Writable;
  readonly err: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a person looks at `err`: progress bars and colours are for people only. */
  readonly isInteractive: boolean;
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { stdin, stdout: out, stderr: err, env } = process;
  return { in: stdin, out, err, env, isInteractive: err.isTTY === true && !env.CI };
}

/** Writes one line for the user. */
export const say = (terminal: Terminal, line = ''): void => void terminal.out.write(`${line}\n`);

/**
 * Says that a process runs: a sentence to a person, to everybody else a line of the log, so that each line that a log
 * collector reads is JSON.
 */
export function announce(terminal: Terminal, sentence: string): void {
  const line = { level: 30, time: Date.now(), pid: process.pid, host: hostname(), release: RELEASE, msg: sentence };
  say(terminal, terminal.isInteractive ? sentence : JSON.stringify(line));
}

/** Writes one line beside the result: progress, warnings. It never mixes with what a machine reads. */
export const notice = (terminal: Terminal, line: string): void => void terminal.err.write(`${line}\n`);

/** Writes one JSON value for a machine. */
export const sayJson = (terminal: Terminal, value: unknown): void => say(terminal, JSON.stringify(value, null, 2));
