import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { crowdedTitles } from './crowded-titles.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TESTS = '{admin,cli,fixtures,public-site,scripts,server}/**/*.{test,e2e}.{ts,tsx}';

describe('the title of a test', () => {
  it('names at most three rows of the checklist', () => {
    const files = globSync(TESTS, { cwd: ROOT, exclude: folder => /(^|\/)(node_modules|dist)$/.test(folder) });
    const found = files.flatMap(file =>
      crowdedTitles(readFileSync(path.join(ROOT, file), 'utf8')).map(line => `${file}:${line}`),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });
});

describe('the rule about titles', () => {
  it.each([
    ['single rows', "it('[A-1] [A-2] [A-3] [A-4] holds', () => {"],
    ['a list', "  it('[A-1, A-2, A-3, A-4] holds', () => {"],
    ['a range', "  ])('[A-1..4] holds for %s', name => {"],
    ['a title below its call', "    '[A-1..3] [B-1] holds',"],
  ])('counts %s', (_, line) => {
    expect(crowdedTitles(`\n${line}`)).toEqual([2]);
  });

  it('accepts three rows', () => {
    expect(crowdedTitles("it('[A-1] [A-2] [B-7] holds', () => {")).toEqual([]);
  });
});
