import { Alert, Box } from '@mui/material';
import { SaveButton } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Page } from './use-approval.ts';

type ApproveButtonProps = {
  /** Which page the form around it names. */
  pageOf: (values: Readonly<Record<string, unknown>>) => Page;
  /** The doubts that the server has named about a page. */
  doubtsOf: (page: Page) => readonly string[];
  label: string;
  /** The label of the button once doubts are shown. */
  againLabel: string;
};

/** Approves; what is doubtful about the chosen page stands above, to be confirmed by pressing the button again. */
export function ApproveButton({ pageOf, doubtsOf, label, againLabel }: ApproveButtonProps) {
  const doubts = doubtsOf(pageOf(useWatch()));
  return (
    <>
      {doubts.length > 0 && (
        <Alert severity="warning" role="alert">
          <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
            {doubts.map(text => (
              <li key={text}>{text}</li>
            ))}
          </Box>
          Nếu bạn đã kiểm tra và vẫn muốn duyệt, hãy bấm lần nữa.
        </Alert>
      )}
      <SaveButton label={doubts.length > 0 ? againLabel : label} alwaysEnable sx={{ mt: 1 }} />
    </>
  );
}
