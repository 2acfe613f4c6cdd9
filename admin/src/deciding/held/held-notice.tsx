import { Alert } from '@mui/material';

/** Stands in the place of the buttons while a decision can be taken back. */
export const HeldNotice = () => (
  <Alert severity="info" sx={{ mt: 3 }}>
    Đã quyết định, sắp gửi đi. Bấm “Hoàn tác” nếu muốn đổi ý.
  </Alert>
);
