import { Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of a long form that belongs together. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title} sx={{ width: '100%' }}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <Stack>{children}</Stack>
      </CardContent>
    </Card>
  );
}

/** Fields side by side where there is room, below each other on phones, but for short ones. */
export function FieldRow({ children, alsoNarrow = false }: { children: ReactNode; alsoNarrow?: boolean }) {
  return (
    <Stack
      direction={alsoNarrow ? 'row' : { xs: 'column', sm: 'row' }}
      sx={{ columnGap: 2, width: '100%', '& > *': { flex: 1, minWidth: 0 } }}
    >
      {children}
    </Stack>
  );
}
