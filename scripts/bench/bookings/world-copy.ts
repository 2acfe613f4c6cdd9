import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';

/** The name of the database in a data folder. */
export const DATABASE = 'antam.sqlite';

/** Hands a copy of a world's database to `work`, in a folder of its own, and removes it afterwards. */
export async function withCopy<T>(folder: string, work: (copy: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(path.join(tmpdir(), 'antam-bench-'));
  try {
    const source = new Sqlite(path.join(folder, DATABASE), { readonly: true });
    source.prepare('vacuum into ?').run(path.join(copy, DATABASE));
    source.close();
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Milliseconds of this process' CPU that a call takes, the mean of those that are measured. */
export async function cpuOf(
  { measured, warmUp }: { readonly measured: number; readonly warmUp: number },
  call: (n: number) => unknown,
): Promise<number> {
  for (let n = 0; n < warmUp; n += 1) await call(n);
  const before = process.cpuUsage();
  for (let n = warmUp; n < warmUp + measured; n += 1) await call(n);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / measured;
}
