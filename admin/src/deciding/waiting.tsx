import { Typography } from '@mui/material';
import { formatCount, formatDay, formatMoment } from '../ui/format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** From when on a wait is long, and too long. */
const LONG_MS = DAY_MS;
const TOO_LONG_MS = 2 * DAY_MS;

/** `12 phút`, `5 giờ`, `3 ngày`: how long something has waited. */
export function waitText(waitedMs: number): string {
  const waited = Math.max(0, waitedMs);
  if (waited < HOUR_MS) return `${formatCount(Math.floor(waited / MINUTE_MS))} phút`;
  if (waited < TOO_LONG_MS) return `${formatCount(Math.floor(waited / HOUR_MS))} giờ`;
  return `${formatCount(Math.floor(waited / DAY_MS))} ngày`;
}

/** The colour of a wait: after a day, after two. */
export function waitColour(waitedMs: number): 'text.secondary' | 'warning.main' | 'error.main' {
  if (waitedMs >= TOO_LONG_MS) return 'error.main';
  return waitedMs >= LONG_MS ? 'warning.main' : 'text.secondary';
}

/** When a piece of work came, and while it waits for staff how long it has. */
export function Waiting({ since, status }: { since: string; status: string }) {
  const waitedMs = Date.now() - Date.parse(since);
  return (
    <span title={formatMoment(since)}>
      {formatDay(since)}
      {status === 'pending' && (
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: waitColour(waitedMs), fontWeight: 600 }}
        >
          chờ {waitText(waitedMs)}
        </Typography>
      )}
    </span>
  );
}
