import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of the overview: cards below a heading. */
export function DashboardSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
        {children}
      </Box>
    </Box>
  );
}
