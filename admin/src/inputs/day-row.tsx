import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { clockOf, movedSpan, nextSpan, type Span, WEEKDAYS } from './opening-hours.ts';

type DayRowProps = {
  /** 0 is Sunday. */
  day: number;
  spans: readonly Span[];
  onChange: (spans: readonly Span[]) => void;
  /** Copies the day to all workdays. */
  onCopy?: () => void;
};

const MAX_SPANS = 4;

/** One weekday's spans. */
export function DayRow({ day, spans, onChange, onCopy }: DayRowProps) {
  const name = WEEKDAYS[day] ?? '';
  const replace = (at: number, span: Span) => onChange(spans.map((before, index) => (index === at ? span : before)));
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '96px 1fr' },
        gap: 1,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: 500, pt: 1 }}>{name}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {spans.length === 0 && <Typography sx={{ color: 'text.secondary', mr: 1 }}>Nghỉ</Typography>}
        {spans.map((span, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span has no name but its place in the day.
          <Stack key={at} direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
            <ClockField
              label={`${name}, từ`}
              minutes={span.from}
              onChange={text => replace(at, movedSpan(span, 'from', text))}
            />
            <span>–</span>
            <ClockField
              label={`${name}, đến`}
              minutes={span.to}
              onChange={text => replace(at, movedSpan(span, 'to', text))}
            />
            {span.to > 1440 && <Typography variant="caption">hôm sau</Typography>}
            <IconButton
              aria-label={`Bỏ khoảng giờ, ${name}`}
              onClick={() => onChange(spans.filter((_, index) => index !== at))}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Stack>
        ))}
        {spans.length < MAX_SPANS && (
          <Button
            startIcon={<AddIcon />}
            aria-label={`Thêm giờ, ${name}`}
            onClick={() => onChange([...spans, nextSpan(spans)])}
          >
            Thêm giờ
          </Button>
        )}
        {onCopy && spans.length > 0 && <Button onClick={onCopy}>Chép đến Thứ Sáu</Button>}
      </Stack>
    </Box>
  );
}

type ClockFieldProps = { label: string; minutes: number; onChange: (clock: string) => void };

function ClockField({ label, minutes, onChange }: ClockFieldProps) {
  return (
    <TextField
      type="time"
      margin="none"
      value={clockOf(minutes)}
      onChange={event => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': label } }}
      sx={{ width: 140 }}
    />
  );
}
