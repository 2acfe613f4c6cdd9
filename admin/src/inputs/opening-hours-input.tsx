import { type OpeningHours, openingHours } from '@antam/server/features/records/opening-hours-contract.ts';
import { FormControlLabel, FormHelperText, Stack, Switch, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { DayRow } from './day-row.tsx';
import { onWorkdays, usualHours, WEEK_ORDER, withDay } from './opening-hours.ts';

/** When a place is open: not known, day and night, or spans by weekday. */
export function OpeningHoursInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput<OpeningHours | null>({ source, defaultValue: null });
  const hours = openingHours.safeParse(field.value).data;
  const change = (next: OpeningHours | null) => field.onChange(next);
  return (
    <Stack role="group" aria-label={label} spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={hours !== undefined} onChange={(_, on) => change(on ? usualHours() : null)} />}
        label="Biết giờ mở cửa"
      />
      {hours && (
        <>
          <FormControlLabel
            control={<Switch checked={hours.always} onChange={(_, always) => change({ ...hours, always })} />}
            label="Mở cửa cả ngày đêm"
          />
          {!hours.always &&
            WEEK_ORDER.map(day => (
              <DayRow
                key={day}
                day={day}
                spans={hours.days[day] ?? []}
                onChange={spans => change(withDay(hours, day, spans))}
                {...(day === 1 && { onCopy: () => change(onWorkdays(hours, day)) })}
              />
            ))}
          <TextField
            label="Ghi chú về giờ mở cửa"
            value={hours.note}
            onChange={event => change({ ...hours, note: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </>
      )}
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Stack>
  );
}
