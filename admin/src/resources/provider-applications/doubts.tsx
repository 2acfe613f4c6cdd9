import { Alert } from '@mui/material';

/** What is doubtful, to be confirmed by pressing the button again. */
export function Doubts({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Alert severity="warning" role="alert">
      {texts.join(' ')} Nếu bạn đã kiểm tra và vẫn muốn duyệt, hãy bấm lần nữa.
    </Alert>
  );
}
