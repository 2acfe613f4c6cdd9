import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { meet } from './faults/fault.ts';
import { cut, stopped, terminated } from './faults/postgres-faults.ts';
import { diskFull, lockHeld, readOnly } from './faults/sqlite-faults.ts';
import { createTraffic } from './faults/traffic.ts';
import type { Finding, Part, PartOptions } from './part.ts';
import { openDatabases, type Target, withTarget } from './target.ts';

/** Room for the world and for some work, but soon full. */
const SMALL_DISK = '192m';

/** Faults of what the site stands on, while visitors read and write. */
export const faults: Part = {
  name: 'faults',
  summary: 'locked, full, read-only, stopped and cut databases while visitors read and write',
  run: async (target, options) => {
    const { postgres } = target;
    const made = postgres
      ? [terminated(postgres), cut(postgres), stopped(postgres)]
      : [lockHeld(target), readOnly(target)];
    const findings: Finding[] = [];
    const traffic = await createTraffic(target);
    const total = made.length + 1;
    for (const [done, fault] of made.entries()) {
      findings.push(...(await meet(fault, target, traffic, options)));
      options.progress(done + 1, total);
    }
    if (!postgres) findings.push(...(await onSmallDisk(options)));
    options.progress(total, total);
    return findings;
  },
};

/** The disk that is full: on a small file system, which only root can make. */
async function onSmallDisk(options: PartOptions): Promise<Finding[]> {
  const work = async (small: Target) => meet(diskFull(small), small, await createTraffic(small), options);
  const folder = mkdtempSync(path.join(tmpdir(), 'antam-attack-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', folder]).status === 0;
  try {
    if (mounted) return await withTarget(await openDatabases('sqlite'), work, { folder });
    options.note('left out, as only root makes a small file system: the disk is full');
    return [];
  } finally {
    if (mounted) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
