import { Box, Chip, Typography } from '@mui/material';
import type { Key } from './use-keys.tsx';

const MAX_KEYS = 9;

/** The usual reasons to take a text away, each a press: a button with its number, which is its key as well. */
export function QuickReasons({ reasons }: { reasons: readonly Key[] }) {
  if (reasons.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Không cho hiện vì:
      </Typography>
      <Box
        component="ul"
        aria-label="Không cho hiện vì"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, m: 0 }}
      >
        {reasons.map(({ key, label, run }) => (
          <li key={key}>
            <Chip
              label={`${key} · ${label}`}
              onClick={run}
              sx={{ height: 'auto', minHeight: 32, '& span': { whiteSpace: 'normal', py: 0.5 } }}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Keys from 1 on for the usual reasons. */
export const reasonKeys = <Reason,>(
  reasons: readonly { readonly reason: Reason; readonly label: string }[],
  remove: (reason: Reason) => void,
): Key[] =>
  reasons.slice(0, MAX_KEYS).map(({ reason, label }, at) => ({
    key: String(at + 1),
    label,
    run: () => remove(reason),
  }));
