import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Run } from './surroundings.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function start(args: readonly string[], env: Readonly<Record<string, string>>, release: string, node: string) {
  const child = spawn(node, [path.join(release, 'cli/bin/antam.js'), ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString();
  });
  return { child, said };
}

/** Runs the real executable, of this release or of one in another folder, to its end. */
export async function runExecutable(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  release = ROOT,
): Promise<Run> {
  const { child, said } = start(args, env, release, process.execPath);
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : -1, ...said };
}

/** An executable that goes on running, `antam serve`. */
export interface RunningExecutable {
  readonly url: string;
  readonly said: { readonly out: string; readonly err: string };
  /** Milliseconds from the start of the process to the printed address. */
  readonly readyMs: number;
  /** Sends a signal to the process that was started, which is not the one that answers. */
  kill(signal: NodeJS.Signals): void;
  /** Asks it to stop and answers its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the real executable, of this release or of one in another folder and by its Node, and waits until it prints its address. */
export async function startExecutable(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  release = ROOT,
  node = process.execPath,
): Promise<RunningExecutable> {
  const begun = performance.now();
  const { child, said } = start(args, env, release, node);
  const url = await printedAddress(child, () => said.out + said.err);
  return {
    url,
    said,
    readyMs: performance.now() - begun,
    kill: signal => void child.kill(signal),
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

function printedAddress(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /is at (http:\/\/[^\s"]+?)\/?[\s"]/.exec(said())?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('close', code => reject(new Error(`It ended with ${code}: ${said()}`)));
  });
}
