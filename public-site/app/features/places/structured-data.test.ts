import { describe, expect, it } from 'vitest';
import { medicalSpecialty } from './medical-specialty.ts';
import { postalAddress } from './structured-data.ts';

const province = { slug: 'ha-noi', name: 'Hà Nội' };

describe('the address for search engines', () => {
  it('names street, ward and province once each', () => {
    expect(postalAddress({ address: '1 Hàng Bông, Phường Hoàn Kiếm, Hà Nội', province })).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '1 Hàng Bông',
      addressLocality: 'Phường Hoàn Kiếm',
      addressRegion: 'Hà Nội',
      addressCountry: 'VN',
    });
    const saigon = { slug: 'ho-chi-minh', name: 'Hồ Chí Minh' };
    expect(
      postalAddress({ address: 'Tầng 2, 5 Lê Lợi, Phường Bến Thành, TP. Hồ Chí Minh', province: saigon }),
    ).toMatchObject({ streetAddress: 'Tầng 2, 5 Lê Lợi', addressLocality: 'Phường Bến Thành' });
  });

  it('leaves out the street and the ward where they are not known', () => {
    expect(postalAddress({ address: '1 Hàng Bông', province })).toMatchObject({ streetAddress: '1 Hàng Bông' });
    expect(postalAddress({ address: '1 Hàng Bông', province })).not.toHaveProperty('addressLocality');
    for (const address of ['', 'Hà Nội', 'Phường Hoàn Kiếm, Hà Nội'])
      expect(postalAddress({ address, province })).not.toHaveProperty('streetAddress');
  });
});

describe('the specialities for search engines', () => {
  it('have the names of schema.org, each once, without those that it does not know', () => {
    expect(medicalSpecialty([{ slug: 'rang-ham-mat' }, { slug: 'chinh-nha' }, { slug: 'nam-khoa' }])).toEqual({
      medicalSpecialty: ['https://schema.org/Dentistry'],
    });
    expect(medicalSpecialty([{ slug: 'nam-khoa' }])).toEqual({});
  });
});
