import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect } from 'react';
import { heldDecisions } from '../../providers/session.ts';
import { formatCount } from '../../ui/format.ts';
import { useKeyListener } from '../queue/use-keys.tsx';
import { useHeld } from './use-held.ts';
import { useUndo } from './use-undo.ts';

const HIDDEN = { opacity: 0, p: 0, boxShadow: 'none' } as const;

/**
 * Says what was decided last while it can be taken back, on every page, above the bar with the save button and below
 * dialogs. What is held is sent when the window is closed.
 */
export function HeldBar() {
  const held = useHeld();
  const undo = useUndo();
  const areKeysOn = useKeyListener([{ key: 'z', label: 'Hoàn tác', run: undo }]);
  useEffect(() => {
    const leave = () => void heldDecisions.sendAll({ keepalive: true });
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  const last = held.at(-1);
  return (
    <Box sx={{ position: 'fixed', zIndex: 'appBar', bottom: 80, left: 16, right: 16, pointerEvents: 'none' }}>
      <Paper
        elevation={6}
        sx={{
          pointerEvents: 'auto',
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
          ...(!last && HIDDEN),
        }}
      >
        {/* It is there before it says anything, so that its words are read aloud. */}
        <Typography role="status" variant="body2" sx={{ mr: 1 }}>
          {last?.text}
          {held.length > 1 && ` Và ${formatCount(held.length - 1)} quyết định trước.`}
        </Typography>
        {last && (
          <>
            <Button variant="contained" aria-keyshortcuts={areKeysOn ? 'Z' : undefined} onClick={undo}>
              Hoàn tác
            </Button>
            <Button onClick={() => void heldDecisions.sendAll()}>Gửi ngay</Button>
          </>
        )}
      </Paper>
    </Box>
  );
}
