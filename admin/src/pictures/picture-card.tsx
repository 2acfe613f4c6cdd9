import type { StaffPicture } from '@antam/server/features/media/staff-contract.ts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { Box, Button, Card, CardContent, Chip, Stack, TextField } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { Confirm } from 'react-admin';
import type { PicturesApi } from './pictures-api.ts';

type PictureCardProps = {
  api: PicturesApi;
  picture: StaffPicture;
  disabled: boolean;
  run: (change: () => Promise<unknown>, done: string) => Promise<void>;
};

/** One picture with its caption, whether it is the main one, and the button that deletes it. */
export function PictureCard({ api, picture, disabled, run }: PictureCardProps) {
  const [caption, setCaption] = useState(picture.caption);
  const [asking, setAsking] = useState(false);
  const keep = () => {
    if (caption.trim() !== picture.caption) void run(() => api.caption(picture.id, caption.trim()), 'Đã lưu chú thích');
  };
  // Enter would send the form that is around.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    keep();
  };
  return (
    <Card component="li" data-picture={picture.id}>
      <Box sx={{ position: 'relative', aspectRatio: '4 / 3', bgcolor: 'action.hover' }}>
        <img
          src={picture.thumbnail_url}
          alt={picture.caption || 'Ảnh chưa có chú thích'}
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
        {picture.is_main && (
          <Chip size="small" color="primary" label="Ảnh chính" sx={{ position: 'absolute', top: 8, left: 8 }} />
        )}
      </Box>
      <CardContent sx={{ p: 1.5, '&:last-child': { pb: 1 } }}>
        <TextField
          label="Chú thích"
          value={caption}
          disabled={disabled}
          onChange={event => setCaption(event.target.value)}
          onBlur={keep}
          onKeyDown={onKeyDown}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Button
            size="small"
            startIcon={picture.is_main ? <StarIcon /> : <StarBorderIcon />}
            disabled={disabled || picture.is_main}
            onClick={() => void run(() => api.makeMain(picture.id), 'Đã đổi ảnh chính')}
          >
            Ảnh chính
          </Button>
          <Button
            size="small"
            color="error"
            startIcon={<DeleteIcon />}
            disabled={disabled}
            onClick={() => setAsking(true)}
          >
            Xoá
          </Button>
        </Stack>
      </CardContent>
      <Confirm
        isOpen={asking}
        title="Xoá ảnh này?"
        content="Ảnh biến khỏi trang công khai ngay và không lấy lại được."
        confirm="Xoá ảnh"
        confirmColor="warning"
        onConfirm={() => {
          setAsking(false);
          void run(() => api.remove(picture.id), 'Đã xoá ảnh');
        }}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
