import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AskedPrice } from './asked-price.tsx';

const service = { slug: 'kham-tim-mach', name: 'Khám tim mạch', price_from: null, price_to: null };
const textOf = (asked: Parameters<typeof AskedPrice>[0]['service']) =>
  render(<AskedPrice service={asked} />).container.textContent;

afterEach(cleanup);

it('A card names the price of the service that was asked for, and says nothing where none is known', () => {
  expect(textOf({ ...service, price_from: 300_000, price_to: 500_000 })).toMatch(
    /^Khám tim mạch: 300\.000.₫ – 500\.000.₫$/,
  );
  expect(textOf({ ...service, price_from: 300_000 })).toMatch(/^Khám tim mạch: từ 300\.000.₫$/);
  expect(textOf(service)).toBe('');
  expect(textOf(null)).toBe('');
});
