import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SERVER } from '../../cli/bin/bundled-node.js';
import { readServerLog, type ServerLog } from './server-log.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const START_PATIENCE_MS = 300_000;
const STOP_PATIENCE_MS = 20_000;

/** A server in a process of its own, started as an operator starts it. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  readonly log: ServerLog;
  /** Whether the process still lives. */
  isAlive(): boolean;
  /** Asks it to stop, and ends it where it does not. */
  stop(): Promise<void>;
}

/** Runs `antam serve` with the world `tiny` and these variables until it is ready. Throws with its output otherwise. */
export async function startServerProcess(port: number, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const args = [...SERVER.flags, 'cli/bin/antam.js', 'serve', '--world', 'tiny', '--port', String(port)];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...SERVER.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const log = readServerLog(child);
  const url = `http://127.0.0.1:${port}`;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const end = performance.now() + START_PATIENCE_MS;
  while (isAlive() && performance.now() < end) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return { url, pid: child.pid ?? 0, log, isAlive, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`the server did not start:\n${log.latest()}`);

  async function stop(): Promise<void> {
    process.off('exit', kill);
    if (!isAlive()) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
    await ended;
    clearTimeout(late);
  }
}
