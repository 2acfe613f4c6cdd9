import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FEATURES = path.join(import.meta.dirname, '../features');

/** The paths of the site's pages as their features declare them, parameters as `:name`; the home page is the first. */
export const PAGE_PATHS: readonly string[] = [
  '/',
  ...globSync('*/pages.ts', { cwd: FEATURES })
    .sort()
    .map(file => readFileSync(path.join(FEATURES, file), 'utf8'))
    .flatMap(text => [...text.matchAll(/sitePage\('([^']*)'\)/g)].map(([, declared = '']) => declared))
    // What feed readers ask for is no page.
    .filter(declared => !declared.endsWith('.xml')),
];
