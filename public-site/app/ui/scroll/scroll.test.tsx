import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentsList } from '../contents-list/contents-list.tsx';
import { passTime, renderPiece } from '../testing/render-piece.tsx';
import { SmoothAnchors } from './smooth-anchors.tsx';
import { sectionInView } from './use-section-in-view.ts';

const header = 72;
const list = 53;
const targetTop = 1500;
let scrolled = 0;

/** A page whose scrolling is a number: the target stands at 1500 px, under a header and a stuck list. */
function Page() {
  return (
    <>
      <SmoothAnchors />
      <header data-site-header ref={box => void stand(box, () => 0, header)} />
      <div data-sticky-list ref={box => void stand(box, () => header, list)} />
      <ContentsList items={[{ id: 'cach-dung', label: 'Cách dùng' }]} />
      <a href="#cach-dung">Liên kết thường</a>
      <section id="cach-dung" ref={box => void stand(box, () => targetTop - scrolled, 400)} />
    </>
  );
}

function stand(box: HTMLElement | null, top: () => number, height: number): void {
  if (!box) return;
  box.getBoundingClientRect = () => new DOMRect(0, top(), 100, height);
  Object.defineProperty(box, 'offsetHeight', { value: height });
}

beforeEach(() => {
  scrolled = 0;
  vi.useFakeTimers();
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.spyOn(window, 'scrollTo').mockImplementation((options?: unknown) => {
    if (typeof options === 'object' && options && 'top' in options) scrolled = Number(options.top);
  });
});

/** Milliseconds until the page stands still after the click. */
function timeOf(click: () => void): number {
  click();
  let last = 0;
  for (let time = 0; time < 2000; time += 10) {
    const before = scrolled;
    passTime(10);
    if (scrolled !== before) last = time + 10;
  }
  return last;
}

describe('smooth scrolling', () => {
  it('[UI-05] [UI-07] takes 1000 ms for a plain link', () => {
    renderPiece(<Page />);
    const time = timeOf(() => fireEvent.click(screen.getByRole('link', { name: 'Liên kết thường' })));
    expect(time).toBeGreaterThan(950);
    expect(time).toBeLessThan(1060);
  });

  it('[UI-06] takes 500 ms for the contents list', () => {
    renderPiece(<Page />);
    const time = timeOf(() => fireEvent.click(screen.getByRole('link', { name: 'Cách dùng' })));
    expect(time).toBeGreaterThan(460);
    expect(time).toBeLessThan(560);
  });

  it('[UI-08] stops header, list and 10 px below the top of the window', () => {
    renderPiece(<Page />);
    timeOf(() => fireEvent.click(screen.getByRole('link', { name: 'Liên kết thường' })));
    expect(targetTop - scrolled).toBe(header + list + 10);
  });

  it('stops when the visitor scrolls', () => {
    renderPiece(<Page />);
    fireEvent.click(screen.getByRole('link', { name: 'Liên kết thường' }));
    passTime(300);
    fireEvent.wheel(window);
    const there = scrolled;
    passTime(1000);
    expect(scrolled).toBe(there);
    expect(there).toBeGreaterThan(0);
  });

  it('jumps for those who prefer less motion', () => {
    const all = window.matchMedia('all');
    Object.defineProperty(all, 'matches', { value: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(all);
    renderPiece(<Page />);
    expect(timeOf(() => fireEvent.click(screen.getByRole('link', { name: 'Liên kết thường' })))).toBeLessThan(60);
    expect(scrolled).toBe(targetTop - header - list - 10);
  });
});

describe('sectionInView', () => {
  it('[UI-04] is the last section whose top has passed the line, and the last one at the end of the page', () => {
    expect(sectionInView([200, 600, 900], 140, false)).toBe(-1);
    expect(sectionInView([140, 600, 900], 140, false)).toBe(0);
    expect(sectionInView([-500, 100, 900], 140, false)).toBe(1);
    expect(sectionInView([-500, 100, 900], 140, true)).toBe(2);
  });

  it('[UI-04] is marked in the contents list', () => {
    scrolled = 1400;
    renderPiece(<Page />);
    expect(screen.getByRole('link', { name: 'Cách dùng' }).getAttribute('aria-current')).toBe('location');
    scrolled = 0;
    fireEvent.scroll(window);
    passTime(50);
    expect(screen.getByRole('link', { name: 'Cách dùng' }).getAttribute('aria-current')).toBeNull();
  });
});
