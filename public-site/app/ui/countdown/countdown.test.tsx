import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime, renderPiece } from '../testing/render-piece.tsx';
import { Countdown } from './countdown.tsx';

const now = '2026-11-21T00:00:00Z';
const shown = () => [...document.querySelectorAll('[data-countdown]')].map(part => part.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(now) });
});

describe('Countdown', () => {
  it('[UI-01] shows days, hours, minutes and seconds', () => {
    renderPiece(<Countdown now={now} until="2026-11-23T03:04:05Z" />);
    expect(shown()).toEqual(['02', '03', '04', '05']);
  });

  it('[UI-02] ticks each second', () => {
    renderPiece(<Countdown now={now} until="2026-11-21T00:00:10Z" />);
    for (const seconds of ['09', '08', '07']) {
      passTime(1000);
      expect(shown()[3]).toBe(seconds);
    }
  });

  it('goes by the server’s clock where the browser’s is wrong', () => {
    renderPiece(<Countdown now={now} until="2026-11-21T02:00:10Z" aheadMs={7_200_000} />);
    expect(shown()).toEqual(['00', '00', '00', '10']);
  });

  it('[UI-03] stops at zero', () => {
    const ended = vi.fn();
    renderPiece(<Countdown now={now} until="2026-11-21T00:00:02Z" onEnd={ended} />);
    passTime(2000);
    expect(screen.getByText('Đã kết thúc')).toBeDefined();
    expect(ended).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[UI-03] does not tick when it has ended before', () => {
    renderPiece(<Countdown now={now} until="2026-11-20T00:00:00Z" />);
    expect(screen.getByText('Đã kết thúc')).toBeDefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});
