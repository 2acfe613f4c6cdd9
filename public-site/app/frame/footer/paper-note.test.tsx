import { expect, it } from 'vitest';
import { printedAddress } from './paper-note.tsx';

const printed = (address: string) => {
  const { host, pathname, search } = new URL(address, 'https://antam.example');
  return printedAddress({ host, pathname, search });
};

it('paper says what was chosen on the page that was printed, as people read it', () => {
  expect(printed('/bao-hiem/?compare=1,3&age=30')).toBe('antam.example/bao-hiem/?compare=1,3&age=30');
  expect(printed('/tim-kiem/?q=tim%20m%E1%BA%A1ch')).toBe('antam.example/tim-kiem/?q=tim+mạch');
  expect(printed('/benh/%E0%A4%A/')).toBe('antam.example/benh/%E0%A4%A/');
});

it('paper has no key to a visit, nor where the visitor came from', () => {
  expect(printed('/lich-kham/AB12/?key=secret&utm_source=x')).toBe('antam.example/lich-kham/AB12/');
});
