import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** How wide forms and pages of records are: longer lines are hard to read, so wide windows get a second column. */
export const NARROW = 920;
export const WIDE = { xs: NARROW, xl: 1680 } as const;

type TwoColumnsProps = { first: ReactNode; second: ReactNode };

/** Sections in two columns where the window is wide, and all below each other elsewhere, in the same order. */
export function TwoColumns({ first, second }: TwoColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
        alignItems: 'start',
      }}
    >
      <Stack spacing={2}>{first}</Stack>
      <Stack spacing={2}>{second}</Stack>
    </Box>
  );
}
