import { FILTER_TYPES } from '@antam/server/features/listing/contract.ts';
import { describe, expect, it } from 'vitest';
import { listAddress } from '../features/listing/list-address.ts';
import { FILTERS, inOrder } from '../known-query.ts';
import { kindOfAddress } from './address-kind.ts';

describe('the kind of an address', () => {
  it.each(['/', '/bac-si/', '/bac-si/nguyen-thi-mai-12/', '/chuyen-khoa/nhi-khoa/', '/quyen-rieng-tu/'])(
    'of %s is plain',
    url => {
      expect(kindOfAddress(url)).toBe('plain');
    },
  );

  it.each([
    '/?province=hue',
    '/bac-si/?page=2',
    '/co-so-y-te/?provinces=hue,ha-noi&specialities=nhi-khoa&sort_by=name&page=30',
    '/tuyen-chon/?kind=place&page=2',
    '/bac-si/bo-loc/?provinces=hue',
    '/bac-si/nguyen-12/?stars=5&verified=1&sort=useful&page=2',
    '/minh-bach/?page=2',
  ])('of %s is narrowed', url => {
    expect(kindOfAddress(url)).toBe('narrowed');
  });

  it.each(['/tim-kiem/?q=nhi%20khoa&province=hue', '/bac-si/?q=mai&provinces=hue', '/chuyen-khoa/?q=tim'])(
    'of %s is worded',
    url => {
      expect(kindOfAddress(url)).toBe('worded');
    },
  );

  it.each([
    '/khong-co/',
    '/bac-si',
    '/Bac-Si/',
    '/%62ac-si/',
    '/bac-si/Nguyen-12/',
    '/bac-si/a%2Db-12/',
    '/?',
    '/?utm_source=x',
    '/?province=',
    '/?province=%3Cscript%3E',
    '/bac-si/nguyen-12/?sort_by=name',
    '/bac-si/?page=1',
    '/bac-si/?page=02',
    '/bac-si/?page=1e2',
    '/bac-si/?page=2&page=3',
    '/bac-si/?page=2&provinces=hue',
    '/bac-si/?provinces=hue&fbclid=1',
    '/bac-si/?provinces',
    '/bac-si/?=hue',
    '/bac-si/?constructor=x',
    '/tim-kiem/?province=hue&q=a',
    '/bac-si/?provinces=hue&',
  ])('of %s is none', url => {
    expect(kindOfAddress(url)).toBeNull();
  });
});

describe('the order of parameters', () => {
  it('names every filter, and each of them once', () => {
    expect([...FILTERS]).toEqual([...FILTER_TYPES].sort());
  });

  it('is the order in the addresses that the site builds, whatever the order of the choices', () => {
    const chosen = { page: '2', specialities: ['nhi-khoa'], sort_by: 'name', provinces: ['hue'] };
    const address = listAddress('/bac-si/', new URLSearchParams('x=1'), chosen);
    expect(address).toBe('/bac-si/?provinces=hue&specialities=nhi-khoa&sort_by=name&page=2&x=1');
    expect(kindOfAddress(address.replace('&x=1', ''))).toBe('narrowed');
    expect(inOrder(new URLSearchParams('a=1&q=x&kind=place')).toString()).toBe('kind=place&q=x&a=1');
  });
});
