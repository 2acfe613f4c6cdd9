import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPiece } from '../testing/render-piece.tsx';
import { formatScore } from '../text/format-number.ts';
import { roundStars } from './round-stars.ts';
import { Stars } from './stars.tsx';

const width = () => document.querySelector<HTMLElement>('[data-stars-width]')?.style.getPropertyValue('--filled');
const row = () => screen.getByRole('img').style;

describe('roundStars', () => {
  it.each([
    [3.24, 3],
    [3.25, 3.5],
    [3.3, 3.5],
    [3.61, 3.5],
    [3.75, 3.5],
    [3.76, 4],
    [4.76, 5],
    [3.77, 4],
    [5, 5],
  ])('[REV-22] [REV-54] rounds %d to %d with half stars', (score, stars) => {
    expect(roundStars(score)).toBe(stars);
  });

  it.each([
    [3.3, 3],
    [3.59, 3],
    [3.6, 4],
    [3.61, 4],
  ])('[REV-22] [REV-54] rounds %d to %d without half stars', (score, stars) => {
    expect(roundStars(score, { half: false })).toBe(stars);
  });
});

describe('Stars', () => {
  it('[REV-23] fills the share of the score and says it in words', () => {
    renderPiece(<Stars score={4} count={1250} />);
    expect(width()).toBe('80%');
    expect(screen.getByRole('img', { name: '4,0 trên 5 sao, 1.250 đánh giá' })).toBeDefined();
  });

  it.each([
    [3.24, '60%', '60%'],
    [3.25, '70%', '60%'],
    [3.3, '70%', '60%'],
    [3.59, '70%', '60%'],
    [3.61, '70%', '80%'],
    [3.75, '70%', '80%'],
    [3.77, '80%', '80%'],
  ])(
    '[REV-22] [REV-54] fill %d by halves to %s and by whole stars to %s, and say the score itself',
    (score, half, whole) => {
      renderPiece(<Stars score={score} round="half" />);
      expect(width()).toBe(half);
      cleanup();
      renderPiece(<Stars score={score} round="whole" />);
      expect(width()).toBe(whole);
      expect(screen.getByRole('img', { name: `${formatScore(score)} trên 5 sao` })).toBeDefined();
    },
  );

  it('[REV-16] shows five stars by default and never more than twenty', () => {
    renderPiece(<Stars score={3} />);
    expect(row()).toMatchObject({ width: '80px', height: '16px' });
    cleanup();
    renderPiece(<Stars score={3} max={25} />);
    expect(screen.getByRole('img', { name: '3,0 trên 20 sao' }).style).toMatchObject({
      width: '280px',
      height: '14px',
    });
  });

  it('says that nobody has rated', () => {
    renderPiece(<Stars score={null} />);
    expect(screen.getByText('Chưa có đánh giá')).toBeDefined();
  });
});
