import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useCall } from '../providers/data.ts';
import { messageOf } from '../providers/problem.ts';
import { FormSection } from '../ui/form-section.tsx';
import { WIDE } from '../ui/two-columns.tsx';
import { PictureCard } from './picture-card.tsx';
import { createPicturesApi, type Owner } from './pictures-api.ts';

/** The pictures of the record that is shown. Each change is saved at once, apart from the form. */
export function PicturesPanel() {
  const record = useRecordContext();
  const resource = useResourceContext();
  if (!record || !resource) return null;
  return <Pictures owner={{ resource, id: Number(record.id) }} />;
}

function Pictures({ owner }: { owner: Owner }) {
  const notify = useNotify();
  const api = createPicturesApi(useCall(), owner);
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const queryKey = ['pictures', owner.resource, owner.id];
  const { data, error } = useQuery({ queryKey, queryFn: api.list });

  /** Carries out a change, shows the pictures as they are now, and says what went wrong. */
  const run = async (change: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await change();
      notify(done, { type: 'success' });
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' });
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey });
    }
  };
  const upload = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    void run(
      async () => {
        for (const file of files) await api.add(file);
      },
      files.length > 1 ? `Đã thêm ${files.length} ảnh` : 'Đã thêm ảnh',
    );
  };

  return (
    <Box sx={{ maxWidth: WIDE, mt: 2 }}>
      <FormSection title="Hình ảnh">
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          Ảnh PNG hoặc JPEG, tối đa 8 MB. Thay đổi ảnh được lưu ngay.
        </Typography>
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        {data?.length === 0 && <Typography sx={{ mb: 1 }}>Chưa có ảnh nào.</Typography>}
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
            gap: 2,
            p: 0,
            m: 0,
            mb: 2,
            listStyle: 'none',
          }}
        >
          {data?.map(picture => (
            <PictureCard key={picture.id} api={api} picture={picture} disabled={busy} run={run} />
          ))}
        </Box>
        {busy && <LinearProgress aria-label="Đang lưu ảnh" sx={{ mb: 1 }} />}
        <input
          ref={input}
          hidden
          multiple
          type="file"
          accept="image/png,image/jpeg"
          aria-label="Chọn ảnh"
          onChange={upload}
        />
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={busy}
          onClick={() => input.current?.click()}
          sx={{ alignSelf: 'flex-start' }}
        >
          Thêm ảnh
        </Button>
      </FormSection>
    </Box>
  );
}
