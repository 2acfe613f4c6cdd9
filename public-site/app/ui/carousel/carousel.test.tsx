import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutWidth, passTime, renderPiece } from '../testing/render-piece.tsx';
import { Carousel } from './carousel.tsx';
import { dotOf, dotPages, itemsPerView } from './carousel-layout.ts';

const items = (count: number) => Array.from({ length: count }, (_, at) => ({ key: `${at}`, content: `Mục ${at + 1}` }));
const track = () => screen.getByRole('list');
const perView = () => document.querySelector<HTMLElement>('[data-per-view]')?.dataset.perView;
const dots = () => screen.getAllByRole('button', { name: /^Đến trang/ });
const itemPixels = 100;
let resized: (() => void) | undefined;

/** Items are 100 px wide and stand side by side; the track shows `width` of them. */
function layOut(width: number, count: number): void {
  layOutWidth(width);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(count * itemPixels);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(itemPixels);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * itemPixels;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

describe('itemsPerView', () => {
  it.each([
    [1200, 280, 4],
    [1119, 280, 3],
    [1120, 280, 4],
    [328, 280, 1],
    [100, 280, 1],
  ])('[CONST-05] %d px by %d px are %d items', (container, item, count) => {
    expect(itemsPerView(container, item)).toBe(count);
  });
});

describe('dotPages', () => {
  it('[UI-13] are about ten for forty pages, the first and the last among them', () => {
    const pages = dotPages(40);
    expect(pages).toHaveLength(10);
    expect([pages[0], pages.at(-1)]).toEqual([0, 39]);
    expect(dotOf(39, pages)).toBe(9);
    expect(dotPages(3)).toEqual([0, 1, 2]);
  });
});

describe('Carousel', () => {
  it('[CONST-05] [CONST-08] counts the items in view again 200 ms after the last resize', () => {
    layOut(430, 12);
    renderPiece(<Carousel label="Ảnh" items={items(12)} itemWidth={itemPixels} />);
    expect(perView()).toBe('4');
    layOutWidth(250);
    act(() => resized?.());
    passTime(150);
    act(() => resized?.());
    passTime(199);
    expect(perView()).toBe('4');
    passTime(1);
    expect(perView()).toBe('2');
  });

  it('[CONST-07] slides for 250 ms', () => {
    layOut(400, 12);
    renderPiece(<Carousel label="Ảnh" items={items(12)} itemWidth={itemPixels} />);
    fireEvent.click(screen.getByRole('button', { name: 'Sau' }));
    passTime(150);
    expect(track().scrollLeft).toBeGreaterThan(0);
    expect(track().scrollLeft).toBeLessThan(400);
    passTime(150);
    expect(track().scrollLeft).toBe(400);
  });

  it('[CONST-06] moves on by itself every 5 s, and rests while the pointer is on it', () => {
    layOut(400, 12);
    renderPiece(<Carousel label="Ảnh" items={items(12)} itemWidth={itemPixels} autoplay />);
    passTime(4999);
    expect(track().scrollLeft).toBe(0);
    passTime(301);
    expect(track().scrollLeft).toBe(400);
    screen.getByRole('region').dispatchEvent(new Event('pointerenter'));
    passTime(20_000);
    expect(track().scrollLeft).toBe(400);
  });

  it('moves by arrow keys as far as its last page', () => {
    layOut(400, 10);
    renderPiece(<Carousel label="Ảnh" items={items(10)} itemWidth={itemPixels} />);
    for (let press = 0; press < 5; press++) {
      fireEvent.keyDown(track(), { key: 'ArrowRight' });
      passTime(300);
    }
    expect(track().scrollLeft).toBe(600);
    expect(dots().map(dot => dot.getAttribute('aria-current'))).toEqual([null, null, 'true']);
    fireEvent.keyDown(track(), { key: 'ArrowLeft' });
    passTime(300);
    expect(track().scrollLeft).toBe(400);
  });

  it('has no controls when everything is in view', () => {
    layOut(400, 3);
    renderPiece(<Carousel label="Ảnh" items={items(3)} itemWidth={itemPixels} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('is a named region that says what it is, with a list that the keyboard reaches', () => {
    layOut(400, 12);
    renderPiece(<Carousel label="Ảnh" items={items(12)} itemWidth={itemPixels} />);
    expect(screen.getByRole('region', { name: 'Ảnh' }).getAttribute('aria-roledescription')).toBe('băng chuyền');
    expect(track().tabIndex).toBe(0);
    expect(track().getAttribute('aria-label')).toBe('Ảnh');
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
  });

  it('names its buttons, and turns off the one that leads nowhere', () => {
    layOut(400, 8);
    renderPiece(<Carousel label="Ảnh" items={items(8)} itemWidth={itemPixels} />);
    const off = () => ['Trước', 'Sau'].map(name => screen.getByRole('button', { name }).hasAttribute('disabled'));
    expect(off()).toEqual([true, false]);
    expect(dots().map(dot => dot.getAttribute('aria-label'))).toEqual(['Đến trang 1 trên 2', 'Đến trang 2 trên 2']);
    const second = dots()[1];
    if (second) fireEvent.click(second);
    passTime(300);
    expect(off()).toEqual([false, true]);
    expect(dots().map(dot => dot.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  it('rests while the focus is in it, and goes on afterwards', () => {
    layOut(400, 12);
    renderPiece(<Carousel label="Ảnh" items={items(12)} itemWidth={itemPixels} autoplay />);
    const region = screen.getByRole('region');
    region.dispatchEvent(new Event('focusin'));
    passTime(20_000);
    expect(track().scrollLeft).toBe(0);
    region.dispatchEvent(new Event('focusout'));
    passTime(5300);
    expect(track().scrollLeft).toBe(400);
  });

  it('does not move by itself for those who prefer less motion', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(query =>
      Object.assign(new EventTarget(), {
        matches: query.includes('reduce'),
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    layOut(400, 12);
    renderPiece(<Carousel label="Ảnh" items={items(12)} itemWidth={itemPixels} autoplay />);
    passTime(20_000);
    expect(track().scrollLeft).toBe(0);
  });

  it('leaves keys pressed inside an item to the item', () => {
    layOut(400, 12);
    const inside = [{ key: 'x', content: <input aria-label="Trong" /> }, ...items(11)];
    renderPiece(<Carousel label="Ảnh" items={inside} itemWidth={itemPixels} />);
    expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowRight' })).toBe(true);
    passTime(300);
    expect(track().scrollLeft).toBe(0);
  });
});
