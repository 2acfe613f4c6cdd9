import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Decisions are dated: they name the files of their day. */
const PAGES = [
  'README.md',
  'README.vi.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/decisions/README.md',
  ...readdirSync(path.join(ROOT, 'docs')).flatMap(file => (/\.md$/.test(file) ? [`docs/${file}`] : [])),
];

/** A file's name in a text or link, and not an address; `…`, `*` and `<kind>` stand for parts of it. */
const NAMED = /`([^`\s]+\.(?:tsx?|mjs|css|sql|tsv|md|json))`|\]\((?!https?:)([^)#\s]+)/g;
/** What is served or written under a file's name. */
const NOT_A_FILE = new Set([
  'openapi.json',
  '/api/v1/openapi.json',
  'antam-erasures.json',
  'datapackage.json',
  'sbom.cdx.json',
  '.cdx.json',
]);

const files = globSync('{admin,cli,docs,fixtures,public-site,scripts,server}/**/*.*', {
  cwd: ROOT,
  exclude: folder => /(^|\/)(node_modules|dist)$/.test(folder),
});

/** Names of files that a page gives: from the root, or their last parts (`platform/db/turns.ts`). */
function namedIn(page: string): string[] {
  return [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(NAMED)].flatMap(([, quoted, linked]) => {
    if (linked) return [path.posix.join(path.posix.dirname(page), linked)];
    return quoted && !NOT_A_FILE.has(quoted) ? [quoted] : [];
  });
}

/** Parts that stand for any text match any; a kind that stands for a new one matches those that are there. */
function isThere(name: string): boolean {
  if (existsSync(path.join(ROOT, name))) return true;
  const pattern = name
    .split(/(<\w+>|NNNN-…|\*)/)
    .map((part, at) => (at % 2 === 1 ? '[^/]+' : part.replaceAll(/[.\\[\]()+?^$|{}]/g, '\\$&')))
    .join('');
  const ending = new RegExp(`(^|/)${pattern}$`);
  return files.some(file => ending.test(file));
}

it.each(PAGES)('%s names only files that exist', page => {
  expect(namedIn(page).filter(name => !isThere(name))).toEqual([]);
});

it('the check of named files finds names of files in texts and links', () => {
  expect(namedIn('CONTRIBUTING.md')).toEqual(
    expect.arrayContaining(['server/app/features.ts', 'docs/architecture.md']),
  );
  expect(isThere('platform/db/turns.ts')).toBe(true);
  expect(isThere('latform/db/turns.ts')).toBe(false);
});
