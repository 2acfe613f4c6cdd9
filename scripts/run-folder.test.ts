import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quickestFolder } from './run-folder.mjs';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'antam-roots-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs a script in a process of its own, whose `begin` takes a folder below the root; answers what it prints. */
const inRun = (script: string): string => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'run-folder.mjs'));
  const begin = `
    import { mkdirSync, mkdtempSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { keepInRunFolder } from ${module};
    const root = ${JSON.stringify(root)};
    const begin = () => keepInRunFolder(root);`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', begin + script], { encoding: 'utf8' });
};

it('temporary files are kept in memory only where there is room', () => {
  expect(quickestFolder(root, 1)).toBe(root);
  expect(quickestFolder(root, Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
  expect(quickestFolder(path.join(root, 'nowhere'), 1)).toBe(tmpdir());
});

it('a run has its own folder for temporary files, and leaves nothing behind', () => {
  const folder = inRun(`
    begin();
    mkdtempSync(tmpdir() + '/left-');
    process.stdout.write(tmpdir());`);
  expect(path.dirname(folder)).toBe(root);
  expect(existsSync(folder)).toBe(false);
});

it('a run removes what killed runs have left, and nothing of others that go on', () => {
  const over = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
  for (const name of [`antam-run-${over}-aa`, `antam-run-${process.pid}-aa`, 'of-somebody-else'])
    mkdirSync(path.join(root, name));
  inRun('begin();');
  expect(readdirSync(root).toSorted()).toEqual([`antam-run-${process.pid}-aa`, 'of-somebody-else']);
});

it('a run begins where a killed run of its own number has left something', () => {
  const folder = inRun(`
    mkdirSync(root + '/antam-run-' + process.pid);
    mkdirSync(root + '/antam-run-' + process.pid + '-aa');
    begin();
    process.stdout.write(tmpdir());`);
  expect(path.dirname(folder)).toBe(root);
});
