import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SITE = path.join(import.meta.dirname, '..');

/** What writes without `useAct`, and why. */
const OTHERS: Readonly<Record<string, string>> = {
  'features/bookings/use-hold.ts': 'a slot is held while its form is open, and the visitor presses nothing for that',
  'features/consent/choose-consent.ts': 'a refusal applies whatever comes of the call',
  'features/favourites/save-favourite.ts':
    'hearts stand on the home page, which has no room for what failures need until one is pressed',
  'features/posts/report-form.tsx': 'the form of one text that it shows sends it by useAct',
  'features/reviews/act-on-comment.ts': 'reviews call it in their acts, once its code has come',
  'features/search/use-counted-search.ts': 'a count that is lost is worth no message',
  'features/workspace/schedule/use-preview.ts': 'it stores nothing',
};

it('what writes to the API from a page in the browser does so by useAct, except for what no visitor waits for', () => {
  const writers = globSync('**/*.{ts,tsx}', { cwd: SITE })
    .filter(file => !/\.test\.tsx?$/.test(file))
    .filter(file => {
      const source = readFileSync(path.join(SITE, file), 'utf8');
      return /browserApi\s*\.(post|put|delete)\(/.test(source) && !source.includes('useAct(');
    });
  expect(writers.toSorted()).toEqual(Object.keys(OTHERS));
});
