import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allPages } from './pages/all-pages.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDERS = ['server/app', 'server/features', 'server/platform', 'cli', 'admin/src', 'public-site/app', 'fixtures'];
/** What checks the site from outside, and data that tests know by heart, spell addresses by themselves. */
const APART = /\.(test|e2e)\.tsx?$|^cli\/(harness|e2e)\/|^fixtures\/worlds\/tiny\/|\/testing\//;
/** Names for counting that only look like addresses. */
const COUNTED = ['public-site/app/tracking/virtual-paths.ts', 'server/features/analytics/rules/clean-path.ts'];
/** Where paths are declared: of pages, and of calls. */
const DECLARED = /^server\/features\/[^/]+\/(pages|(staff-|calls-)?contract)\.ts$/;

const declared = Object.entries(import.meta.glob('../../server/features/*/pages.ts', { eager: true })).flatMap(
  ([, module]) => pathsIn(module),
);

/** The paths of all pages in a value: pages are functions with a `path`. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'function' && 'path' in value) return [String(value.path)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : [];
}

function sources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(file => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter(file => /\.tsx?$/.test(file) && !file.includes('/node_modules/'))
    .filter(file => !APART.test(file) && !DECLARED.test(file) && !COUNTED.includes(file));
}

const heads = [...new Set(declared.map(address => address.split('/')[1]))];
/** An address in quotes, in a template, or put together from one. */
const SPELT = new RegExp(`['"\`}](?:\\.\\.)?/(?:${heads.join('|')})(?![\\w-])`);
/** Code between backticks in comments is no string. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

const TICK = '`';

describe('addresses of pages', () => {
  it('are exactly those that the features declare', () => {
    const table = allPages.map(page => page.path).filter(address => address !== '/');
    // What feed readers ask for is no page.
    const pages = declared.filter(address => !address.endsWith('.xml'));
    expect(table.toSorted()).toEqual(pages.toSorted());
  });

  it('are written in no other source file', () => {
    const files = FOLDERS.flatMap(sources);
    expect(files.length).toBeGreaterThan(500);
    const spelt = files.filter(file => SPELT.test(withoutComments(readFileSync(path.join(ROOT, file), 'utf8'))));
    expect(spelt).toEqual([]);
  });

  it.each([
    "to='/bac-si/'",
    'href="/dang-ky"',
    `${TICK}/chuyen-khoa/${'$'}{slug}/${TICK}`,
    `${TICK}${'$'}{origin}/tim-kiem/?q=x${TICK}`,
    "['/dang-nhap?a']",
  ])('would be found in %s', text => {
    expect(SPELT.test(text)).toBe(true);
  });

  it.each(["'/bac-si-khac/'", '// `/bac-si/`', "'/api/v1/place/'"])('are not seen in %s', text => {
    expect(SPELT.test(withoutComments(text))).toBe(false);
  });
});
