import type { StaffPostRow } from '@antam/server/features/posts/staff-contract.ts';
import { Box, Link, Stack, Typography } from '@mui/material';

/** Of a censored picture everybody else sees a blurred copy. */
const addressOf = ({ id, url, is_censored }: StaffPostRow['images'][number]) =>
  is_censored ? `/api/v1/postImage/${id}/original/` : url;

/** The pictures of a post, each opening as it was sent. */
export function PostPictures({ images }: Pick<StaffPostRow, 'images'>) {
  if (images.length === 0) return null;
  return (
    <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, m: 0, my: 1 }}>
      {images.map((image, at) => (
        <Box component="li" key={image.id} sx={{ maxWidth: 160 }}>
          <Link
            href={addressOf(image)}
            target="_blank"
            rel="noopener"
            aria-label={`Mở ảnh ${at + 1}${image.caption && `: ${image.caption}`}`}
            onClick={event => event.stopPropagation()}
          >
            <Box
              component="img"
              src={image.thumbnail_url}
              alt=""
              loading="lazy"
              sx={{ width: 72, height: 72, objectFit: 'cover', borderRadius: 1, display: 'block' }}
            />
          </Link>
          {(image.caption || image.is_censored) && (
            <Typography variant="caption" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              {[image.is_censored && 'Được làm mờ', image.caption].filter(Boolean).join(' · ')}
            </Typography>
          )}
        </Box>
      ))}
    </Stack>
  );
}
