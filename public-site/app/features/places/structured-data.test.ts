import { describe, expect, it } from 'vitest';
import { postalAddress } from './structured-data.ts';

const province = { slug: 'ha-noi', name: 'Hà Nội' };

describe('postalAddress', () => {
  it('has the street where it is known, and no empty property where it is not', () => {
    expect(postalAddress({ address: '1 Hàng Bông', district: null, province }).streetAddress).toBe('1 Hàng Bông');
    expect(postalAddress({ address: '', district: null, province })).not.toHaveProperty('streetAddress');
  });
});
