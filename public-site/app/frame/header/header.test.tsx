import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { Header } from './header.tsx';
import { headerCollapse } from './header-collapse.ts';

afterEach(() => {
  cleanup();
  document.body.className = '';
});

describe('Header', () => {
  const show = (address?: string, handle = {}) =>
    renderFrame(<Header isMenuOpen={false} onToggleMenu={() => undefined} />, address, { handle });

  it('[HEAD-02] [HEAD-07] toggles showing-search by the search toggle', () => {
    show();
    const toggle = screen.getByRole('button', { name: 'Tìm kiếm' });
    const header = screen.getByRole('banner');
    expect(header.classList).not.toContain('showing-search');
    fireEvent.click(toggle);
    expect(header.classList).toContain('showing-search');
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Tìm bác sĩ/ }));
    fireEvent.click(toggle);
    expect(header.classList).not.toContain('showing-search');
  });

  it('[HEAD-03] has the side menu trigger, which the space bar works as well', () => {
    const onToggle = vi.fn();
    renderFrame(<Header isMenuOpen={false} onToggleMenu={onToggle} />);
    const trigger = screen.getByRole('button', { name: 'Menu' });
    fireEvent.click(trigger);
    fireEvent.keyDown(trigger, { key: ' ' });
    expect(onToggle).toHaveBeenCalledTimes(2);
  });

  it('[HEAD-06] has the province selector, but not where the page brings its own', () => {
    show('/dich-vu/');
    expect(screen.getByRole('combobox', { name: 'Tỉnh/Thành phố' })).toBeTruthy();
    cleanup();
    show('/', { hasOwnProvinceSelector: true });
    expect(screen.queryByRole('combobox', { name: 'Tỉnh/Thành phố' })).toBeNull();
  });

  it('[HEAD-11] [HEAD-12] marks the body header-collapsed on the way down, not on the way up', () => {
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
    show();
    const scrollTo = (y: number) => {
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
      fireEvent.scroll(window);
      return document.body.classList.contains('header-collapsed');
    };
    expect(scrollTo(60)).toBe(false);
    expect(scrollTo(73)).toBe(true);
    expect(scrollTo(400)).toBe(true);
    // A pixel is the browser's own rounding while the header moves; two, however slowly, are the visitor's.
    expect(scrollTo(399)).toBe(true);
    expect(scrollTo(398)).toBe(false);
    expect(scrollTo(399)).toBe(false);
    expect(scrollTo(500)).toBe(true);
    expect(scrollTo(0)).toBe(false);
    height.mockRestore();
  });
});

describe('headerCollapse', () => {
  it('leaves the header as it is without scrolling, or when the scroll is shorter than its height', () => {
    expect(headerCollapse(100, 100, 72)).toBeNull();
    expect(headerCollapse(0, 72, 72)).toBeNull();
    expect(headerCollapse(0, 73, 72)).toBe(true);
    expect(headerCollapse(73, 72, 72)).toBe(false);
    expect(headerCollapse(0, -20, 72)).toBe(false);
  });
});
