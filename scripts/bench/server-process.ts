import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PRODUCTION_ENV } from '@antam/server/testing/production-env.ts';
import { z } from 'zod';
import { SERVER } from '../../cli/bin/bundled-node.js';
import { freePort } from '../../cli/boot/free-port.ts';

const HOOK = new URL('./usage-hook.mjs', import.meta.url).href;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** A machine that others keep busy takes its time. */
const START_PATIENCE_MS = 240_000;
const USAGE_PATIENCE_MS = 30_000;

const usageMessage = z.object({ cpuMicros: z.number(), rssBytes: z.number() });
export type Usage = z.infer<typeof usageMessage>;

/** A server in a process of its own, so that only its CPU time is counted. */
export interface MeasuredServer {
  readonly url: string;
  /** From starting the process to the first answer, in milliseconds. */
  readonly readyMs: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/**
 * Starts `node script ...args --port N` in the folder of this program, or of another version of it, and waits for the first
 * answer. Throws with its output when none comes.
 */
export async function startServer(
  script: string,
  args: readonly string[],
  options: { env?: Record<string, string>; readyPath?: string; program?: string } = {},
): Promise<MeasuredServer> {
  const port = await freePort();
  const { program } = options;
  const { flags, env } = program === undefined ? SERVER : await startedAs(program);
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, '--import', HOOK, script, ...args, '--port', String(port)], {
    cwd: program ?? ROOT,
    env: { ...process.env, ...env, ...PRODUCTION_ENV, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = collectOutput(child);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(child, url + (options.readyPath ?? '/'), output);
  return {
    url,
    readyMs: performance.now() - started,
    usage: async () => {
      const answer = once(child, 'message', { signal: AbortSignal.timeout(USAGE_PATIENCE_MS) });
      child.send('usage');
      const [message] = await answer;
      return usageMessage.parse(message);
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (isRunning(child)) await once(child, 'exit');
    },
  };
}

/** How another version wants its server started; with other flags it would start one more process, which nobody measures. */
async function startedAs(program: string): Promise<z.infer<typeof launcher>['SERVER']> {
  const loaded: unknown = await import(pathToFileURL(path.join(program, 'cli/bin/bundled-node.js')).href);
  return launcher.parse(loaded).SERVER;
}

const launcher = z.object({
  SERVER: z.object({ flags: z.array(z.string()), env: z.record(z.string(), z.string()) }),
});

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-4_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => text;
}

async function untilAnswers(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const end = performance.now() + START_PATIENCE_MS;
  while (performance.now() < end) {
    if (!isRunning(child)) throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}:\n${output()}`);
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(10);
  }
  child.kill('SIGKILL');
  throw new Error(`no answer from ${url}:\n${output()}`);
}
