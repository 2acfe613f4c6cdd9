import type { StaffThreadRow } from '@antam/server/features/forum/staff-contract.ts';
import { Chip } from '@mui/material';

const NAMES = { emergency: 'Khẩn: cấp cứu', self_harm: 'Khẩn: tự hại' } as const;

/** Marks a question that cannot wait. */
export function UrgentMark({ urgency }: Pick<StaffThreadRow, 'urgency'>) {
  return urgency && <Chip size="small" color="error" label={NAMES[urgency]} sx={{ mr: 1 }} />;
}
