import { act, cleanup, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Renders a piece inside a router; everything is taken down and clocks and spies are put back after the test. */
export function renderPiece(piece: ReactElement): RenderResult {
  return render(piece, { wrapper: MemoryRouter });
}

/** Gives every element of a test page the same inner width, which the test browser does not lay out. */
export function layOutWidth(pixels: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(pixels);
}

/** Lets so many milliseconds pass on a fake clock and renders what they bring. */
export function passTime(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
