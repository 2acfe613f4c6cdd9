import FavoriteIcon from '@mui/icons-material/Favorite';
import { Stack, Typography } from '@mui/material';

/** The site's logo and name. */
export function BrandMark() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'primary.main' }}>
      <FavoriteIcon fontSize="small" aria-hidden="true" />
      <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.0625rem', whiteSpace: 'nowrap' }}>
        An Tâm
      </Typography>
    </Stack>
  );
}
