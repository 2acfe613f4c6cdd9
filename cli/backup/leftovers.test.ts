import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeLeftovers, temporaryFolder } from './leftovers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-leftovers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** More than any process of a machine may have. */
const NOBODY = 2 ** 30;

it('what another machine that shares the folder is making stays for a day, whatever its number here', () => {
  const own = path.basename(temporaryFolder(folder, 'backup'));
  const [young, old] = [`.antam-proof-${NOBODY}-0a1b2c3d-x`, `.antam-proof-${NOBODY}-0a1b2c3d-y`];
  const ended = own.replace(String(process.pid), String(NOBODY));
  for (const name of [young, old, ended]) mkdirSync(path.join(folder, name));
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  utimesSync(path.join(folder, old), twoDaysAgo, twoDaysAgo);
  removeLeftovers(folder);
  expect(readdirSync(folder).sort()).toEqual([own, young].sort());
});
