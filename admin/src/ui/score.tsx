type ScoreProps = { rating: number | null; review_count: number };

/** `4,5 (12)`: the mean of all ratings, and how many people wrote; a dash without any. */
export function Score({ rating, review_count }: ScoreProps) {
  if (rating === null) return <span>–</span>;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {rating.toLocaleString('vi-VN', { minimumFractionDigits: 1 })} ({review_count})
    </span>
  );
}
