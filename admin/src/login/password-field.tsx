import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';

type PasswordFieldProps = { value: string; onChange: (value: string) => void };

/** A password that may be looked at while it is typed. */
export function PasswordField({ value, onChange }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={shown ? 'Ẩn mật khẩu' : 'Hiện mật khẩu'}
        onClick={() => setShown(before => !before)}
      >
        {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      label="Mật khẩu"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      required
      size="medium"
      value={value}
      onChange={event => onChange(event.target.value)}
      slotProps={{ input: { endAdornment: toggle } }}
    />
  );
}
