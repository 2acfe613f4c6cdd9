import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = '{admin,cli,fixtures,public-site,scripts,server}/**/*.{ts,tsx}';

/** Entries that are spread into the list around them only to stand on one line; the linter knows this without a type alone. */
const PACKED = /\.\.\.\(\[[^\]]*\] as const\),/;

it('no list packs its entries into a spread', () => {
  const files = globSync(FOLDERS, { cwd: ROOT, exclude: folder => /(^|\/)(node_modules|dist)$/.test(folder) });
  expect(files.length).toBeGreaterThan(3000);
  expect(files.filter(file => PACKED.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  expect(PACKED.test(`[${'...'}(['id', 'name'] as const), 'slug']`)).toBe(true);
});
