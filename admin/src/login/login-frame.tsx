import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BrandMark } from '../layout/brand-mark.tsx';

type LoginFrameProps = { title: string; intro?: string; wide?: boolean; children: ReactNode };

/** A page of its own with one card: what staff see before the console opens. */
export function LoginFrame({ title, intro, wide = false, children }: LoginFrameProps) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        bgcolor: 'background.default',
        px: 2,
        pt: { xs: 4, sm: '12vh' },
        pb: 4,
      }}
    >
      <Card sx={{ width: '100%', maxWidth: wide ? 560 : 420 }}>
        <CardContent sx={{ p: { xs: 3, sm: 4 }, '&:last-child': { pb: 4 } }}>
          <Stack spacing={2.5}>
            <BrandMark />
            <Stack spacing={0.5}>
              <Typography component="h1" variant="h2">
                {title}
              </Typography>
              {intro && <Typography sx={{ color: 'text.secondary' }}>{intro}</Typography>}
            </Stack>
            {children}
          </Stack>
        </CardContent>
      </Card>
    </Box>
  );
}
