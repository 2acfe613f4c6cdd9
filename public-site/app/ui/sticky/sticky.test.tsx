import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { passTime, renderPiece } from '../testing/render-piece.tsx';
import { Sticky } from './sticky.tsx';

const header = 72;

describe('Sticky', () => {
  it('[DET-33] [DET-34] stands in a sticky-wrapper and carries is-sticky only while it is held', () => {
    vi.useFakeTimers();
    let top = 400;
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => 400 - top);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 100, 50));
    const style = document.createElement('style');
    style.textContent = `.sticky-wrapper { position: sticky; top: ${header}px }`;
    document.head.append(style);
    renderPiece(<Sticky>Thanh điều hướng</Sticky>);
    const bar = screen.getByText('Thanh điều hướng');
    const scrollSo = (next: number) => {
      top = next;
      fireEvent.scroll(window);
      passTime(50);
    };
    expect(bar.parentElement?.classList.contains('sticky-wrapper')).toBe(true);
    expect(bar.classList.contains('is-sticky')).toBe(false);
    scrollSo(header);
    expect(bar.classList.contains('is-sticky')).toBe(true);
    scrollSo(header + 1);
    expect(bar.classList.contains('is-sticky')).toBe(false);
  });
});
