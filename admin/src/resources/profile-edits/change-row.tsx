import { FIELD_NAMES } from '@antam/server/features/profile-edits/field-names-contract.ts';
import type { StaffProfileEdit } from '@antam/server/features/profile-edits/staff-contract.ts';
import { Box, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { StatusChip } from '../../ui/status-chip.tsx';

type Change = StaffProfileEdit['changes'][number];
/** What is decided of a field; `later` leaves it waiting. */
export type Choice = 'accept' | 'refuse' | 'later';

const CHOICES: readonly { readonly id: Choice; readonly name: string }[] = [
  { id: 'accept', name: 'Duyệt' },
  { id: 'refuse', name: 'Từ chối' },
  { id: 'later', name: 'Để sau' },
];
const STATES = { waiting: 'pending', accepted: 'approved', refused: 'refused' } as const;

type ChangeRowProps = {
  change: Change;
  /** Undefined where it cannot be decided. */
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

/** One field: what is public and what is wanted, side by side. */
export function ChangeRow({ change, choice, onChoose }: ChangeRowProps) {
  const { field, state, reason } = change;
  return (
    <Box component="section" aria-label={FIELD_NAMES[field]} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 1 }}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {FIELD_NAMES[field]}
        </Typography>
        {state !== 'waiting' && <StatusChip status={STATES[state]} />}
      </Stack>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <Side name="Đang hiển thị" words={change.public} />
        <Side name="Muốn sửa thành" words={change.proposed} isNew />
      </Box>
      {reason !== '' && (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          Lý do từ chối: {reason}
        </Typography>
      )}
      {choice && (
        <RadioGroup
          row
          aria-label={`Quyết định về ${FIELD_NAMES[field].toLocaleLowerCase('vi')}`}
          value={choice}
          onChange={(_, value) => {
            const chosen = CHOICES.find(({ id }) => id === value);
            if (chosen) onChoose(chosen.id);
          }}
          sx={{ mt: 1 }}
        >
          {CHOICES.map(({ id, name }) => (
            <FormControlLabel key={id} value={id} control={<Radio />} label={name} />
          ))}
        </RadioGroup>
      )}
    </Box>
  );
}

function Side({ name, words, isNew }: { name: string; words: readonly string[]; isNew?: boolean }) {
  return (
    <Box
      sx={{
        p: 1.5,
        borderRadius: 2,
        border: 1,
        borderColor: isNew ? 'primary.main' : 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {name}
      </Typography>
      {words.length === 0 && <Typography sx={{ color: 'text.secondary' }}>Để trống</Typography>}
      {words.map(word => (
        <Typography key={word}>{word}</Typography>
      ))}
    </Box>
  );
}
