import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const KILOBYTE = 1_024;

/** The resident set of a process in bytes; from `ps` where there is no `/proc`. */
export function residentBytes(pid: number): number {
  try {
    const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(line?.[1] ?? Number.NaN) * KILOBYTE;
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(stdout.trim()) * KILOBYTE;
  }
}

export const megabytes = (bytes: number) => `${Math.round(bytes / KILOBYTE / KILOBYTE)} MB`;
