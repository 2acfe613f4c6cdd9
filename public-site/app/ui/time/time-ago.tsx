import { formatAgo } from '../text/format-ago.ts';
import { formatDate, formatTime } from '../text/format-date.ts';
import { useNow } from './use-now.ts';

/** When it was, in words that age well: a cached page has the date, which a script replaces by how long ago it was. */
export function TimeAgo({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={`${formatDate(at)}, ${formatTime(at)}`}>
      {now === null ? formatDate(at) : formatAgo(at, now)}
    </time>
  );
}
