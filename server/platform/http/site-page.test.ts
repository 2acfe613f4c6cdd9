import { describe, expect, test } from 'vitest';
import { sitePage, slugId } from './site-page.ts';

describe('addresses of pages', () => {
  test('a page without parameters has its path as its address', () => {
    const list = sitePage('/cay/');
    expect(list()).toBe('/cay/');
    expect(list.path).toBe('/cay/');
  });

  test('parameters stand where the path names them', () => {
    const leaf = sitePage('/cay/:tree/la/:leaf');
    expect(leaf({ tree: slugId({ slug: 'da', id: 7 }), leaf: 'a/b' })).toBe('/cay/da-7/la/a%2Fb');
    expect(leaf.path).toBe('/cay/:tree/la/:leaf');
  });

  test('a query follows in the order in which it is given, without empty values', () => {
    const list = sitePage('/cay/');
    expect(
      list({ q: 'lá đỏ', kinds: ['da', 'bang'], page: 2, none: '', nothing: null, unset: undefined, no: [] }),
    ).toBe('/cay/?q=l%C3%A1+%C4%91%E1%BB%8F&kinds=da,bang&page=2');
    expect(sitePage('/cay/:slug/')({ slug: 'da' }, { next: '/a/?b=1' })).toBe('/cay/da/?next=%2Fa%2F%3Fb%3D1');
  });

  test('types ask for the parameters of the path, and for no others', () => {
    const tree = sitePage('/cay/:slug/');
    // @ts-expect-error: the slug is missing
    expect(tree({})).toBe('/cay//');
    // @ts-expect-error: the path has no such parameter
    expect(tree({ slug: 'da', id: '1' })).toBe('/cay/da/');
  });
});
