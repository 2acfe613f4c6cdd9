import {
  MAX_SYNONYM,
  type SynonymKind,
  synonymStaffCalls,
} from '@antam/server/features/search-words/staff-contract.ts';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { RecordSearch } from '../../deciding/record-search.tsx';
import { useCall } from '../../providers/data.ts';
import { useAct } from '../../ui/use-act.ts';
import { KIND_CHOICES } from '../synonyms/names.ts';

type Meant = RaRecord<number> & { readonly name: string };

const BY_NAME = { field: 'name', order: 'ASC' } as const;
const PUBLISHED = { status: 'published' } as const;

/** Where the records of a kind are looked for. */
const SOURCES: Readonly<Record<SynonymKind, { readonly resource: string; readonly filter?: object }>> = {
  complaint: { resource: 'complaints' },
  speciality: { resource: 'terms', filter: { type: 'speciality' } },
  service: { resource: 'terms', filter: { type: 'service' } },
  place_type: { resource: 'terms', filter: { type: 'place_type' } },
  disease: { resource: 'diseases', filter: PUBLISHED },
  drug: { resource: 'drugs', filter: PUBLISHED },
};

/** Asks what words mean that people look for in vain, and makes them mean it. */
export function SynonymDialog({ words: looked, onClose }: { words: string; onClose: () => void }) {
  const call = useCall();
  const { isBusy, act } = useAct();
  const [words, setWords] = useState(looked);
  const [kind, setKind] = useState<SynonymKind>('complaint');
  const [chosen, setChosen] = useState<Meant | null>(null);
  const choose = (other: SynonymKind) => {
    setKind(other);
    setChosen(null);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    const body = { words, kind, record_id: chosen.id };
    const done = `Từ nay “${words}” cùng nghĩa với ${chosen.name}.`;
    if (await act(() => call(synonymStaffCalls.create, { body }), done)) onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="synonym-title">
      <form onSubmit={event => void save(event)}>
        <DialogTitle id="synonym-title">{`“${looked}” cùng nghĩa với …`}</DialogTitle>
        <DialogContent>
          <TextField
            label="Từ"
            helperText="Thêm dấu nếu chỉ đúng với dấu ấy. Từ không dấu khớp với mọi cách bỏ dấu."
            value={words}
            onChange={({ target }) => setWords(target.value)}
            margin="dense"
            fullWidth
            slotProps={{ htmlInput: { maxLength: MAX_SYNONYM } }}
          />
          <KindField kind={kind} onChange={choose} />
          <RecordSearch<Meant>
            key={kind}
            {...SOURCES[kind]}
            sort={BY_NAME}
            label="Mục cùng nghĩa"
            nameOf={({ name }) => name}
            value={chosen}
            onChange={setChosen}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Huỷ</Button>
          <Button type="submit" variant="contained" disabled={isBusy || chosen === null || words.trim() === ''}>
            Lưu
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type KindFieldProps = { kind: SynonymKind; onChange: (kind: SynonymKind) => void };

const KindField = ({ kind, onChange }: KindFieldProps) => (
  <TextField
    select
    label="Loại mục"
    value={kind}
    onChange={({ target }) => onChange(KIND_CHOICES.find(({ id }) => id === target.value)?.id ?? kind)}
    margin="dense"
    fullWidth
  >
    {KIND_CHOICES.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
