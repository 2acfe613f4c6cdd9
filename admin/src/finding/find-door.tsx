import SearchIcon from '@mui/icons-material/Search';
import { Box, Dialog, IconButton, Tooltip } from '@mui/material';
import { useCallback, useState } from 'react';
import { latePart } from '../ui/late-part.tsx';
import { useFindKeys } from './use-find-keys.ts';

const FindBox = latePart(async () => ({ default: (await import('./find-box.tsx')).FindBox }), {
  name: 'ô tìm kiếm',
  height: 120,
});

const NAME = 'Tìm mọi thứ';

/** The button in the top bar, and the dialog that it and the keys open: browsers fetch what is in it at the first time. */
export function FindDoor() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useFindKeys(open);
  return (
    <>
      <Tooltip title={`${NAME} (Ctrl+K)`}>
        <IconButton
          color="inherit"
          aria-label={NAME}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
        >
          <SearchIcon />
        </IconButton>
      </Tooltip>
      <Dialog
        open={isOpen}
        onClose={close}
        fullWidth
        maxWidth="sm"
        sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
        slotProps={{
          paper: {
            'aria-label': NAME,
            sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' } },
          },
        }}
      >
        <Box sx={{ p: 2, pb: 1, display: 'flex', flexDirection: 'column', minHeight: 0 }}>
          <FindBox onClose={close} />
        </Box>
      </Dialog>
    </>
  );
}
