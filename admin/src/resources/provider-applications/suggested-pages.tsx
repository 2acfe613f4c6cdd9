import type { StaffApplication } from '@antam/server/features/providers/staff-contract.ts';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useFormContext } from 'react-hook-form';

interface SuggestedPagesProps {
  readonly pages: StaffApplication['suggestions'];
  /** The field that takes the id of the chosen page. */
  readonly source: string;
}

/** Pages of the directory that the application may mean, each to be looked at or chosen. */
export function SuggestedPages({ pages, source }: SuggestedPagesProps) {
  const { setValue } = useFormContext();
  if (pages.length === 0) return null;
  return (
    <Stack component="ul" aria-label="Trang có thể trùng" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0, mb: 2 }}>
      {pages.map(({ id, name, about, absolute_url }) => (
        <Stack key={id} component="li" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Link href={absolute_url} target="_blank" rel="noopener">
              {name}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {about}
            </Typography>
          </Box>
          <Button
            size="small"
            variant="outlined"
            aria-label={`Chọn ${name}`}
            onClick={() => setValue(source, id, { shouldDirty: true })}
          >
            Chọn
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
