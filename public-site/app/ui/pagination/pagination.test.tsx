import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPiece } from '../testing/render-piece.tsx';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [6, 20, [1, null, 5, 6, 7, null, 20]],
    [20, 20, [1, null, 19, 20]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ])('page %d of %d', (page, count, pages) => {
    expect(pageWindow(page, count)).toEqual(pages);
  });
});

describe('Pagination', () => {
  const hrefFor = (page: number) => (page > 1 ? `/bac-si/?page=${page}` : '/bac-si/');

  it('links to the neighbours with rel prev and next', () => {
    renderPiece(<Pagination page={2} pageCount={9} hrefFor={hrefFor} />);
    expect(screen.getByRole('navigation', { name: 'Trang' })).toBeDefined();
    expect(document.querySelector('[rel=prev]')?.getAttribute('href')).toBe('/bac-si/');
    expect(document.querySelector('[rel=next]')?.getAttribute('href')).toBe('/bac-si/?page=3');
    expect(screen.getByRole('link', { current: 'page', name: 'Trang 2' })).toBeDefined();
  });

  it('has no link beyond the ends and shows nothing for one page', () => {
    const { rerender } = renderPiece(<Pagination page={9} pageCount={9} hrefFor={hrefFor} />);
    expect(document.querySelector('[rel=next]')).toBeNull();
    rerender(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
