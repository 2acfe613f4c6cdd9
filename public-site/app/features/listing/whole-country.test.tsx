import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderFrame, rootData } from '../../testing/render-frame.tsx';
import { WholeCountry } from './whole-country.tsx';

const root = { ...rootData, province: 'hue' };
const shown = (address: string, known: typeof rootData = root) =>
  renderFrame(<WholeCountry parameter="provinces" />, address, { root: known }).container.textContent;

afterEach(cleanup);

describe('a list beside a preferred province', () => {
  it('says that it is of the whole country, and leads to the province with the other filters', () => {
    expect(shown('/bac-si/?titles=ths&page=3')).toBe('Đang xem cả nước. Chỉ xem tại Huế');
    const link = screen.getByRole('link', { name: 'Chỉ xem tại Huế' });
    expect(link.getAttribute('href')).toBe('/bac-si/?provinces=hue&titles=ths');
  });

  it.each(['provinces=ha-noi', 'districts=dong-da', 'former_provinces=ha-tay'])('says nothing with %s', query => {
    expect(shown(`/bac-si/?${query}`)).toBe('');
  });

  it('says nothing where no province is preferred', () => {
    expect(shown('/bac-si/', rootData)).toBe('');
  });
});
