import type { LeasedQueue } from '@antam/server/features/staff-leases/staff-contract.ts';
import { Typography } from '@mui/material';
import { useLookedAt } from './use-looked-at.ts';

/** Who of the other staff looks at a row of a queue now; nothing where nobody does. */
export function LookedAt({ queue, id }: { queue: LeasedQueue; id: number }) {
  const name = useLookedAt(queue).get(id);
  if (name === undefined) return null;
  return (
    <Typography component="span" variant="body2" sx={{ display: 'block', color: 'info.main', fontWeight: 600 }}>
      {name} đang xem
    </Typography>
  );
}
