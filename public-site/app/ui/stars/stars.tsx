import type { CSSProperties } from 'react';
import { formatNumber, formatScore } from '../text/format-number.ts';
import { roundStars } from './round-stars.ts';
import styles from './stars.module.css';

const most = 20;
/** Many stars shrink, so that the row fits the narrowest phone. */
const widest = 280;

type StarsProps = {
  /** `null`: nobody has rated yet. */
  score: number | null;
  /** How many stars are the best score; 5 by default, at most 20. */
  max?: number;
  /** How many people rated. */
  count?: number;
  /** Rounds to half or whole stars; otherwise the filled part is the exact share of the best score. */
  round?: 'half' | 'whole';
  size?: StarSize;
};

type StarSize = 16 | 20 | 24;
type Style = CSSProperties & Record<`--${string}`, string>;

/** A score as filled stars, with the same in words for those who do not see them. */
export function Stars({ score, max = 5, count, round, size: wanted = 16 }: StarsProps) {
  const total = Math.min(Math.max(1, Math.round(max)), most);
  const size = Math.min(wanted, Math.floor(widest / total));
  if (score === null) return <NoScore />;
  const shown = round ? roundStars(score, { half: round === 'half' }) : score;
  const style: Style = { width: total * size, height: size, '--filled': share(shown, total) };
  return <span className={styles.row} style={style} data-stars-width {...inWords(score, total, count)} />;
}

/** How many stars a score of reviews may have. */
const OUT_OF = 5;

type ScoreProps = { score: number | null; count: number; size?: StarSize };

/** A score in figures, as stars, and of how many people: the stars are drawn by its style, as lists show it by the dozen. */
export function Score({ score, count, size }: ScoreProps) {
  if (score === null) return <NoScore />;
  const style: Style = { '--filled': share(score, OUT_OF) };
  if (size !== undefined) style['--star'] = `${size}px`;
  return (
    <span className={styles.score} style={style} {...inWords(score, OUT_OF, count)}>
      <b>{formatScore(score)}</b>
      {`(${formatNumber(count)})`}
    </span>
  );
}

const NoScore = () => <span className={styles.none}>Chưa có đánh giá</span>;

/** The part of the best score, as a width. */
function share(score: number, total: number): string {
  const percent = Math.min(Math.max((score / total) * 100, 0), 100);
  return `${Math.round(percent * 100) / 100}%`;
}

function inWords(score: number, total: number, count: number | undefined) {
  const people = count === undefined ? '' : `, ${formatNumber(count)} đánh giá`;
  return { role: 'img', 'aria-label': `${formatScore(score)} trên ${total} sao${people}` };
}
