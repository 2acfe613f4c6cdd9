import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useFieldLabel } from '../providers/console-resource.ts';
import type { ConflictRow, Side } from './conflict.ts';
import { FieldValue } from './field-value.tsx';

type ConflictChoiceProps = { row: ConflictRow; side: Side | undefined; onChoose: (side: Side) => void };

const NAMES: Readonly<Record<Side, string>> = { ours: 'Bản của bạn', theirs: 'Bản mới lưu' };
const SIDES = ['ours', 'theirs'] as const;

/** One field in both versions, side by side where there is room; the newer one is chosen already if only one changed. */
export function ConflictChoice({ row, side, onChoose }: ConflictChoiceProps) {
  const label = useFieldLabel()(row.field);
  const id = useId();
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={side ?? ''}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}
      >
        {SIDES.map(one => (
          <FormControlLabel
            key={one}
            value={one}
            onChange={() => onChoose(one)}
            control={<Radio size="small" sx={{ alignSelf: 'flex-start', pt: 0.25 }} />}
            label={
              <>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {NAMES[one]}
                  {row.newer !== undefined && row.newer !== one && ' (không sửa)'}
                </Typography>
                <Box sx={{ maxHeight: 180, overflowY: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  <FieldValue field={row.field} value={row[one]} />
                </Box>
              </>
            }
            sx={{
              m: 0,
              p: 1,
              borderRadius: 2,
              alignItems: 'flex-start',
              bgcolor: side === one ? 'action.selected' : 'transparent',
            }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
