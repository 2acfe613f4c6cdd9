import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Alert, Box, Button, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useState } from 'react';
import { LoginFrame } from './login-frame.tsx';

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Shows the recovery codes once. The button needs a confirmation that they are saved. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isSaved, setIsSaved] = useState(false);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <LoginFrame
      title="Cất các mã dự phòng"
      intro="Khi không có điện thoại, mỗi mã dưới đây thay mã xác thực được một lần. Trang này chỉ hiện chúng một lần."
      wide
    >
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
          gap: 1,
          m: 0,
          p: 2,
          listStyle: 'none',
          bgcolor: 'background.default',
          borderRadius: 2,
          fontFamily: 'monospace',
          fontSize: '1rem',
        }}
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button startIcon={<ContentCopyIcon />} onClick={() => void copy().catch(() => setCopied(false))}>
        {copied ? 'Đã chép' : 'Chép tất cả'}
      </Button>
      <Alert severity="warning">Cất mã ở nơi an toàn, không gửi cho ai, kể cả đồng nghiệp.</Alert>
      <Stack spacing={2}>
        <FormControlLabel
          control={<Checkbox checked={isSaved} onChange={event => setIsSaved(event.target.checked)} />}
          label="Tôi đã cất các mã dự phòng"
        />
        <Button variant="contained" size="large" disabled={!isSaved} onClick={onDone}>
          Vào trang quản trị
        </Button>
      </Stack>
    </LoginFrame>
  );
}
