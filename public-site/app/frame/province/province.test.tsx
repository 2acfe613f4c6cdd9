import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserCookies, writeCookie } from '../../memory/cookie-jar.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { GeneralProvinceSelector } from './general-province-selector.tsx';
import { HomeProvinceSelector } from './home-province-selector.tsx';
import { provinceAddress, provinceInAddress } from './province-address.ts';

const selector = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tỉnh/Thành phố' });
const choose = (value: string) => fireEvent.change(selector(), { target: { value } });
const fetching = vi.fn();

beforeEach(() => vi.stubGlobal('fetch', fetching));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetching.mockReset();
  writeCookie('province', null, 0);
});

describe('the general selector', () => {
  it('[HEAD-13] remembers the province in its cookie and calls no server', () => {
    const { router } = renderFrame(<GeneralProvinceSelector />, '/dich-vu/');
    choose('hue');
    expect(browserCookies.read('province')).toBe('hue');
    expect(selector().value).toBe('hue');
    expect(router.state.location.pathname + router.state.location.search).toBe('/dich-vu/');
    expect(fetching).not.toHaveBeenCalled();
  });

  it('filters the list that is open, from its first page', async () => {
    const handle = { provinceParam: 'provinces' } as const;
    const { router } = renderFrame(<GeneralProvinceSelector />, '/bac-si/?titles=ths&page=3&districts=x', { handle });
    choose('hue');
    await waitFor(() => expect(router.state.location.search).toBe('?provinces=hue&titles=ths'));
    expect(selector().value).toBe('hue');
    choose('');
    await waitFor(() => expect(router.state.location.search).toBe('?titles=ths'));
  });

  it('is a form that keeps the list’s other filters while there is no script', () => {
    const handle = { provinceParam: 'provinces' } as const;
    const { container } = renderFrame(<GeneralProvinceSelector />, '/bac-si/?titles=ths&page=3&provinces=hue', {
      handle,
    });
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/bac-si/');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['titles', 'ths'],
      ['provinces', 'hue'],
    ]);
  });
});

describe('the home selector', () => {
  it('[HEAD-05] lists the provinces and remembers the chosen one', () => {
    renderFrame(<HomeProvinceSelector />, '/');
    expect([...selector().options].map(option => option.text)).toEqual(['Toàn quốc', 'Hà Nội', 'Huế']);
    choose('ha-noi');
    expect(browserCookies.read('province')).toBe('ha-noi');
    choose('');
    expect(browserCookies.read('province')).toBeNull();
  });
});

describe('the province in an address', () => {
  it('is read from one value; several values count as none', () => {
    expect(provinceInAddress(new URLSearchParams('provinces=hue'), 'provinces')).toBe('hue');
    expect(provinceInAddress(new URLSearchParams('provinces=hue,ha-noi'), 'provinces')).toBeNull();
    expect(provinceInAddress(new URLSearchParams(), 'provinces')).toBeNull();
  });

  it('replaces the former one, without touching other values', () => {
    expect(provinceAddress('/bac-si/', '?services=a,b&provinces=hue,ha-noi', 'provinces', 'hue')).toBe(
      '/bac-si/?provinces=hue&services=a,b',
    );
    expect(provinceAddress('/bac-si/', '?provinces=hue', 'provinces', null)).toBe('/bac-si/');
  });
});
