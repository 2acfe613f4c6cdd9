import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect } from 'react';
import { heldDecisions } from '../../providers/session.ts';
import { formatCount } from '../../ui/format.ts';
import { useHeld } from './use-held.ts';
import { useUndo } from './use-undo.ts';

/**
 * Says what was decided last while it can be taken back, on every page. What is held is sent when the window is closed.
 */
export function HeldBar() {
  const held = useHeld();
  useEffect(() => {
    const leave = () => void heldDecisions.sendAll({ keepalive: true });
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  const undo = useUndo();
  const last = held.at(-1);
  return (
    <Box role="status" sx={{ position: 'fixed', zIndex: 'snackbar', bottom: 16, left: 16, right: 16 }} hidden={!last}>
      {last && (
        <Paper
          elevation={6}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            width: 'fit-content',
            maxWidth: '100%',
            mx: 'auto',
            pl: 2,
            pr: 1,
            py: 1,
          }}
        >
          <Typography variant="body2" sx={{ mr: 1 }}>
            {last.text}
            {held.length > 1 && ` Và ${formatCount(held.length - 1)} quyết định trước.`}
          </Typography>
          <Button variant="contained" aria-keyshortcuts="Z" onClick={undo}>
            Hoàn tác
          </Button>
          <Button onClick={() => void heldDecisions.sendAll()}>Gửi ngay</Button>
        </Paper>
      )}
    </Box>
  );
}
