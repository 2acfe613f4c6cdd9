import { describe, expect, it } from 'vitest';
import { canonicalListAddress, joinedAddress, listAddress, understoodAddress, valuesOf } from './list-address.ts';

const search = (text: string) => new URLSearchParams(text);

describe('listAddress', () => {
  it('[LIST-19] joins several values of a type with commas in one parameter', () => {
    expect(listAddress('/bac-si/', search(''), { specialities: ['nhi-khoa', 'tim-mach'] })).toBe(
      '/bac-si/?specialities=nhi-khoa,tim-mach',
    );
  });

  it('keeps the parameters that are not changed and returns to the first page', () => {
    expect(listAddress('/bac-si/', search('provinces=ha-noi&page=3'), { sort_by: 'name' })).toBe(
      '/bac-si/?provinces=ha-noi&sort_by=name',
    );
  });

  it('turns pages without losing the filters', () => {
    expect(listAddress('/bac-si/', search('provinces=ha-noi'), { page: '2' })).toBe('/bac-si/?provinces=ha-noi&page=2');
    expect(listAddress('/bac-si/', search('provinces=ha-noi&page=2'), { page: '1' })).toBe('/bac-si/?provinces=ha-noi');
  });

  it('removes a parameter that has no value left', () => {
    expect(listAddress('/bac-si/', search('provinces=ha-noi'), { provinces: [] })).toBe('/bac-si/');
    expect(listAddress('/bac-si/', search('q=tim'), { q: null })).toBe('/bac-si/');
  });
});

describe('canonicalListAddress', () => {
  const chosen = [
    { type: 'specialities', slug: 'tim-mach' },
    { type: 'provinces', slug: 'hue' },
    { type: 'specialities', slug: 'da-lieu' },
  ];

  it('is the same however the filters were written', () => {
    const address = '/bac-si/?provinces=hue&specialities=da-lieu,tim-mach';
    expect(canonicalListAddress('/bac-si/', { q: '', chosen }, 1)).toBe(address);
    expect(canonicalListAddress('/bac-si/', { q: '', chosen: chosen.toReversed() }, 3)).toBe(`${address}&page=3`);
  });

  it('is the list without filters where no filter was understood', () => {
    expect(canonicalListAddress('/bac-si/', { q: '', chosen: [] }, 1)).toBe('/bac-si/');
  });
});

describe('valuesOf', () => {
  it('reads comma-joined and repeated values once each', () => {
    expect(valuesOf(search('s=a,b&s=b, c'), 's')).toEqual(['a', 'b', 'c']);
  });
});

describe('joinedAddress', () => {
  it('joins the repeated parameters that a form without script sends', () => {
    expect(joinedAddress('/bac-si/', search('specialities=a&specialities=b&q='))).toBe('/bac-si/?specialities=a,b');
  });

  it('leaves a canonical address alone', () => {
    expect(joinedAddress('/bac-si/', search('specialities=a,b&page=2'))).toBeNull();
  });
});

describe('understoodAddress', () => {
  const chosen = [{ type: 'specialities', slug: 'tim-mach' }];
  const nonsense = Array.from({ length: 100 }, (_, index) => `v${index}`).join(',');

  it('[LIST-36] drops unknown values when there are many', () => {
    const address = understoodAddress(
      '/bac-si/',
      search(`q=an&specialities=${nonsense},Tim-Mach&x=${nonsense}`),
      chosen,
    );
    expect(address).toBe('/bac-si/?q=an&specialities=tim-mach');
    const clean = search(address?.split('?')[1] ?? '');
    expect(understoodAddress('/bac-si/', clean, chosen)).toBeNull();
  });

  it('keeps a single mistyped value and a tracking parameter', () => {
    expect(understoodAddress('/bac-si/', search('specialities=tim-mach,timm&utm_source=x&page=2'), chosen)).toBeNull();
  });
});
