import { render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SteadyMap } from './steady-map.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => void vi.useRealTimers());

it('[MAP-09] a movement that was to end while no frame was drawn goes on from its end', () => {
  const map = createRef<SteadyMap>();
  const at = (zoom: number) => <SteadyMap ref={map} width={400} height={400} center={[10.76, 106.66]} zoom={zoom} />;
  const { rerender } = render(at(11));
  vi.advanceTimersByTime(1_000);
  rerender(at(13));
  const later = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  rerender(at(14));
  expect(map.current?._zoomStart).toBe(13);
  expect(map.current?._centerStart?.map(degrees => degrees.toFixed(2))).toEqual(['10.76', '106.66']);
});
