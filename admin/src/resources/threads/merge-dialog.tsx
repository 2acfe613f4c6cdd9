import type { StaffThreadRow } from '@antam/server/features/forum/staff-contract.ts';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { RecordSearch } from '../../deciding/record-search.tsx';

const PUBLISHED = { status: 'published' } as const;
const NEWEST = { field: 'id', order: 'DESC' } as const;

type MergeDialogProps = { thread: number; onMerge: (into: StaffThreadRow) => void; onClose: () => void };

/** Asks which question already asks the same. */
export function MergeDialog({ thread, onMerge, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState<StaffThreadRow | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) onMerge(chosen);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="merge-title">
      <form onSubmit={submit}>
        <DialogTitle id="merge-title">Gộp vào câu hỏi khác</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            Mọi bài ở đây chuyển xuống cuối câu hỏi kia, cùng những người theo dõi; địa chỉ này dẫn sang đó. Không gộp
            ngược lại được.
          </Typography>
          <RecordSearch<StaffThreadRow>
            resource="threads"
            sort={NEWEST}
            filter={PUBLISHED}
            label="Câu hỏi giữ lại"
            helperText="Tìm theo chữ trong tiêu đề hoặc theo mã."
            nameOf={({ id, title }) => `${title} (${id})`}
            value={chosen}
            onChange={setChosen}
            without={thread}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Huỷ</Button>
          <Button type="submit" variant="contained" disabled={!chosen}>
            Gộp
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
