import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { latePart } from '../ui/late-part.tsx';

const HEIGHT = 320;
const PositionMap = latePart(() => import('./position-map.tsx'), { name: 'bản đồ', height: HEIGHT });
const degrees = z.number().nullable().catch(null);
const DIGITS = 6;

/** Where a place is: two numbers, whose inputs are given, or a press on the map. Half a position is none. */
export function PositionInput({ children }: { children: ReactNode }) {
  const { setValue } = useFormContext();
  const [lat, long] = useWatch({ name: ['lat', 'long'] }).map((value: unknown) => degrees.parse(value));
  const position = typeof lat === 'number' && typeof long === 'number' ? { lat, long } : undefined;
  const place = (next: { lat: number | null; long: number | null }) => {
    setValue('lat', next.lat, { shouldDirty: true });
    setValue('long', next.long, { shouldDirty: true });
  };
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography component="h3" variant="h4">
        Vị trí trên bản đồ
      </Typography>
      <Stack direction="row" spacing={2}>
        {children}
      </Stack>
      <Box sx={{ height: HEIGHT, borderRadius: 2, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
        <PositionMap
          position={position}
          onPick={(pickedLat, pickedLong) =>
            place({ lat: Number(pickedLat.toFixed(DIGITS)), long: Number(pickedLong.toFixed(DIGITS)) })
          }
        />
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nhấn lên bản đồ để đặt vị trí.
        </Typography>
        {position && <Button onClick={() => place({ lat: null, long: null })}>Bỏ vị trí</Button>}
      </Stack>
    </Stack>
  );
}
