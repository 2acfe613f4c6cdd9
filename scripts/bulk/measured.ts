import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { megabytes } from '../bench/table.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HOOK = new URL('./peak-hook.mjs', import.meta.url).href;
/** How often the disk is looked at. */
const LOOK_MS = 200;

/** What a command took. */
export interface Measured {
  readonly seconds: number;
  /** The processor time of all its processes; a database server's is not among it. */
  readonly cpuSeconds: number;
  /** The most memory that one of its processes had. */
  readonly memoryBytes: number;
  /** The most that the watched folders held beyond what they held before, and what they hold more afterwards. */
  readonly peakBytes: number;
  readonly leftBytes: number;
  readonly out: string;
}

/** Runs the real `antam` and measures it and the folders `watched`. Throws with its output where it fails. */
export async function measured(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  watched: readonly string[],
): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'antam-peaks-'));
  const peaks = path.join(folder, 'peaks');
  const bytes = () => watched.reduce((sum, each) => sum + bytesOf(each), 0);
  const before = bytes();
  let most = before;
  const begun = performance.now();
  const child = spawn(process.execPath, ['cli/bin/antam.js', ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      NODE_OPTIONS: `--import=${HOOK}`,
      PEAK_FILE: peaks,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  const looking = setInterval(() => {
    most = Math.max(most, bytes());
  }, LOOK_MS);
  let [out, err] = ['', ''];
  child.stdout.on('data', chunk => {
    out += String(chunk);
  });
  child.stderr.on('data', chunk => {
    err += String(chunk);
  });
  const [code] = await once(child, 'close');
  clearInterval(looking);
  process.off('exit', stop);
  const seconds = (performance.now() - begun) / 1_000;
  const usage = existsSync(peaks) ? readFileSync(peaks, 'utf8').trim().split('\n') : [];
  const [memory, cpu] = [0, 1].map(at => usage.map(line => Number(line.split(' ')[at])));
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`antam ${args.join(' ')} ended with ${code}:\n${err.slice(-2_000)}`);
  const left = bytes();
  return {
    seconds,
    out,
    memoryBytes: Math.max(0, ...(memory ?? [])) * 1_024,
    cpuSeconds: (cpu ?? []).reduce((sum, micros) => sum + micros, 0) / 1_000_000,
    peakBytes: Math.max(most, left) - before,
    leftBytes: left - before,
  };
}

/** Bytes of a folder's files; those that go meanwhile count nothing. */
function bytesOf(folder: string): number {
  let sum = 0;
  for (const entry of namesIn(folder)) {
    const found = lstatSync(path.join(folder, entry), { throwIfNoEntry: false });
    if (found?.isFile()) sum += found.size;
  }
  return sum;
}

/** Everything below a folder; nothing where it, or a folder in it, goes meanwhile. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** As one line of a report. */
export function describeMeasured({ seconds, cpuSeconds, memoryBytes, peakBytes, leftBytes }: Measured): string {
  const [memory, peak, left] = [memoryBytes, peakBytes, leftBytes].map(bytes => `${megabytes(bytes)} MB`);
  return `${seconds.toFixed(1)} s (CPU ${cpuSeconds.toFixed(1)} s), memory ${memory}, disk ${peak} more at most, ${left} afterwards`;
}
