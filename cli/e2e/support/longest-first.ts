import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, longest first. */
const LONGEST = [
  ...[
    'every-page',
    'whole-pages-directory',
    'whole-pages-library',
    'whole-pages-acting',
    'account-pages',
    'console-pages',
    'console-places',
    'consent',
    'workspace-visits',
    'overlay',
    'lists',
  ],
  ...[
    'console-professionals',
    'bad-input',
    'gallery',
    'review-writing',
    'favourites',
    'header',
    'console-door',
    'confirm-email',
  ],
];

/** Begins with the files that take longest, so that no worker is left with one of them when the others are done. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => rankOf(a) - rankOf(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.indexOf(path.basename(moduleId, '.e2e.ts'));
  return rank === -1 ? LONGEST.length : rank;
}
