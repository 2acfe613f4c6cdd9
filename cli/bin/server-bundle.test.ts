import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshBundle, noteSources } from './server-bundle.js';

const LONG_AGO = new Date('2026-01-01T00:00:00Z');

let root: string;
let bundle: string;
let source: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'antam-bundle-'));
  bundle = write('cli/dist/server.js', 'built');
  source = write('server/app.ts', 'one');
  write('package-lock.json', '{}');
  noteSources([source, path.join(root, 'node_modules/koa/index.js')], root);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, LONG_AGO, LONG_AGO);
  return file;
}

it('a bundle is run while its sources are those from which it was made', () => {
  expect(freshBundle(root)).toBe(bundle);
});

it.each([
  ['a source is longer', () => write('server/app.ts', 'three')],
  ['a source was written again', () => utimesSync(source, LONG_AGO, new Date('2026-01-01T00:00:01Z'))],
  ['a source is gone', () => rmSync(source)],
  ['the lock file names other packages', () => write('package-lock.json', '{ "packages": {} }')],
  ['it is not known from what it was made', () => rmSync(path.join(root, 'cli/dist/.sources'))],
  ['it is gone', () => rmSync(bundle)],
])('the sources are run where %s', (_, change) => {
  change();
  expect(freshBundle(root)).toBeUndefined();
});

it('a packed release runs its bundle, though its files have other times than those that were bundled', () => {
  write('release.json', '{}');
  utimesSync(source, LONG_AGO, new Date('2026-02-02T00:00:00Z'));
  expect(freshBundle(root)).toBe(bundle);
});
