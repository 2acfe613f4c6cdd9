import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { freePort } from './boot/free-port.ts';
import { blocksOf, ROOT } from './testing/handbook.ts';

let folder: string;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the blocks use beside the program. */
const lacksTools = spawnSync('bash', ['-c', 'command -v curl && command -v openssl']).status !== 0;

/** The blocks as one script, on ports of its own, from the building to the end of what it has started. */
async function wholeWalk(): Promise<string> {
  let script = blocksOf('sh run').join('\n');
  for (const port of ['8080', '8443', '9464', '9465']) script = script.replaceAll(port, String(await freePort()));
  return `set -euo pipefail\n${script}\nkill "$site"\nwait\n`;
}

/** Ends what a script that failed has left running; after a whole walk there is nothing. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** It is some twenty processes one after the other. */
const PATIENCE_MS = 900_000;

// It has SQLite in its text; what differs on PostgreSQL has tests of its own.
it.skipIf(lacksTools || process.env.TEST_DATABASE_URL !== undefined)(
  'docs/first-walk.md, followed word by word in an empty folder, ends with a site, a worker, proved backups, an upgrade and the way back',
  async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'antam-handbook-'));
    for (const release of ['release-1', 'release-2']) symlinkSync(ROOT, path.join(folder, release));
    const node = path.dirname(process.execPath);
    const shell = spawn('bash', ['-c', await wholeWalk()], {
      cwd: folder,
      env: { HOME: folder, PATH: `${node}:${process.env.PATH}` },
      // A group of its own, which ends as one.
      detached: true,
    });
    const [out, err, [code]] = await Promise.all([text(shell.stdout), text(shell.stderr), once(shell, 'exit')]);
    endGroup(shell.pid);
    expect([code, err]).toEqual([0, expect.any(String)]);
    expect(out.match(/^proved: \d+ tables/gm)).toHaveLength(2);
    expect(out).toMatch(/Workers make a backup every 24h in .*\/backups; the last 14 stay\./);
    expect(out).toMatch(/^antam-\d{8}t\d{6}z: [\d.]+ MB, proved$/m);
    expect(out.match(/"database": ?"ok"/g)?.length).toBe(3);
    expect(out).toMatch(/^Restored as of /m);
    expect(readFileSync(path.join(folder, 'site.log'), 'utf8')).not.toMatch(/"level":(50|60)/);
    expect(readdirSync(path.join(folder, 'backups'))).toContain('before-2.tar.gz');
    for (const [name, mode] of [
      ['antam.env', 0o600],
      ['data', 0o700],
      ['backups', 0o700],
      ['data/antam.sqlite', 0o600],
      ['backups/first.tar.gz', 0o600],
    ] as const) {
      expect([name, statSync(path.join(folder, name)).mode & 0o777]).toEqual([name, mode]);
    }
  },
  PATIENCE_MS,
);
