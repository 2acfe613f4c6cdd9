import { describe, expect, it } from 'vitest';
import { canonicalForm } from './canonical-path.ts';

describe('canonicalForm', () => {
  it.each([
    ['/bac-si', '/bac-si/'],
    ['/bac-si/nguyen-thi-mai-12?x=1', '/bac-si/nguyen-thi-mai-12/?x=1'],
    ['/tim-kiem?q=a/b', '/tim-kiem/?q=a/b'],
    ['//bac-si//', '/bac-si/'],
    ['//', '/'],
    ['/bac-si/%E0%A4', '/bac-si/%E0%A4/'],
    ['/dang-ky/?type=place', '/dang-ky?type=place'],
    ['//dang-nhap//', '/dang-nhap'],
    ['/doi-mat-khau/', '/doi-mat-khau'],
    ['/tai-khoan', '/tai-khoan/'],
  ])('sends %s to %s', (url, canonical) => {
    expect(canonicalForm(url)).toBe(canonical);
  });

  it.each([
    '/',
    '/dang-ky',
    '/dang-nhap?next=/',
    '/bac-si/',
    '/bac-si/?page=2',
    '/khong-co',
    '/api/v1/place',
    '/favicon.svg',
    '/a/b/c',
    '',
  ])('leaves %s as it is', url => {
    const expected = url === '' ? '/' : null;
    expect(canonicalForm(url)).toBe(expected);
  });

  it('never leads to another site', () => {
    for (const url of [
      '//evil.example',
      '//evil.example/bac-si',
      '//evil.example/dang-ky',
      '//dang-ky/',
      '/\\evil.example',
      '///evil.example/',
    ]) {
      expect(canonicalForm(url) ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });
});
