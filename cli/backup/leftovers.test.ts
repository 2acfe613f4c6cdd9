import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeLeftovers, temporaryFolder } from './leftovers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-leftovers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** More than any process of a machine may have. */
const NOBODY = 2 ** 30;

const age = (name: string, hours: number) => {
  const then = Date.now() / 1_000 - hours * 3_600;
  utimesSync(path.join(folder, name), then, then);
};

it('what another machine that shares the folder is making stays until it was still for an hour, whatever its number here', () => {
  const own = path.basename(temporaryFolder(folder, 'backup'));
  const [young, written, old] = ['x', 'y', 'z'].map(end => `.antam-proof-${NOBODY}-0a1b2c3d-${end}`) as [
    ...[string, string, string],
  ];
  const file = `.antam-backup-${NOBODY}-0a1b2c3d-a.tar.gz.part`;
  const ended = own.replace(String(process.pid), String(NOBODY));
  for (const name of [young, written, old, ended]) mkdirSync(path.join(folder, name));
  for (const name of [path.join(written, 'rows'), path.join(old, 'rows'), file]) {
    writeFileSync(path.join(folder, name), '');
  }
  for (const name of [written, path.join(old, 'rows'), old, file]) age(name, 2);
  removeLeftovers(folder);
  expect(readdirSync(folder).sort()).toEqual([own, young, written].sort());
});

it('a command that only reads or sends for long is seen to be at work', async () => {
  const own = path.basename(temporaryFolder(folder, 'backup', 5));
  age(own, 2);
  await vi.waitFor(() => expect(Date.now() - statSync(path.join(folder, own)).mtimeMs).toBeLessThan(3_600_000));
});
