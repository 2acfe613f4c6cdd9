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
  /** Writes the score and the count beside the stars. */
  showScore?: boolean;
  /** Rounds to half or whole stars; otherwise the filled part is the exact share of the best score. */
  round?: 'half' | 'whole';
  size?: 16 | 20 | 24;
};

/** A score as filled stars, with the same in words for those who do not see them. */
export function Stars({ score, max = 5, count, showScore, round, size: wanted = 16 }: StarsProps) {
  const total = Math.min(Math.max(1, Math.round(max)), most);
  const size = Math.min(wanted, Math.floor(widest / total));
  if (score === null) return <span className={styles.none}>Chưa có đánh giá</span>;
  const shown = round ? roundStars(score, { half: round === 'half' }) : score;
  const percent = Math.min(Math.max((shown / total) * 100, 0), 100);
  const people = count === undefined ? '' : `, ${formatNumber(count)} đánh giá`;
  const inWords = { role: 'img', 'aria-label': `${formatScore(score)} trên ${total} sao${people}` };
  const row = (
    <span className={styles.row} style={{ width: total * size, height: size }} {...(showScore ? {} : inWords)}>
      <span className={styles.filled} style={{ width: `${Math.round(percent * 100) / 100}%` }} data-stars-width />
    </span>
  );
  if (!showScore) return row;
  return (
    <span className={styles.stars} {...inWords}>
      <span className={styles.score}>{formatScore(score)}</span>
      {row}
      {count !== undefined && `(${formatNumber(count)})`}
    </span>
  );
}
