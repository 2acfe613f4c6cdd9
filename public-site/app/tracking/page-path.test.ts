import { expect, it } from 'vitest';
import { pagePath } from './page-path.ts';

it.each([
  ['/hoi-bac-si/ho-3-tuan-co-can-chup-phoi-12/', '/hoi-bac-si/12/'],
  ['/hoi-bac-si/ho-3-tuan-co-can-chup-phoi-12', '/hoi-bac-si/12/'],
])(
  '[TRK-40] a question at %s is reported by its number alone, as its address holds what was asked',
  (path, reported) => {
    expect(pagePath(path, { slugId: path.split('/')[2] })).toBe(reported);
  },
);

it('the list of questions and the page on which they are asked are reported as they are', () => {
  for (const path of ['/hoi-bac-si/', '/hoi-bac-si/dat-cau-hoi/']) expect(pagePath(path, {})).toBe(path);
});
