import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each([
  ['/bac-si/?page=2&speciality=nhi-khoa#list', '/bac-si/?page=2&speciality=nhi-khoa#list'],
  ['https://example.com/', '/'],
  ['//example.com/', '/'],
  ['/\\example.com', '/'],
  ['/.//example.com/', '/'],
  ['/\t/example.com', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
])('a form whose `next` is %j leads to %s', (next, path) => {
  expect(ownPath(next, 'https://antam.example')).toBe(path);
});
