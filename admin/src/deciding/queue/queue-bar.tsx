import { Button, Stack, Typography } from '@mui/material';
import { formatCount } from '../../ui/format.ts';
import { type Key, useKeys } from './use-keys.tsx';
import type { Queue } from './use-queue.ts';

type QueueBarProps = {
  queue: Queue;
  /** What can be decided by one press of a key. */
  decisions?: readonly Key[];
};

/** Where the page stands in its queue, with the way to the next one and back, by buttons and keys. */
export function QueueBar({ queue: { total, position, goNext, goBack }, decisions = [] }: QueueBarProps) {
  const { areOn, showHelp, help } = useKeys([
    { key: 'j', label: 'Mục sau', run: () => goNext?.() },
    { key: 'k', label: 'Mục trước', run: () => goBack?.() },
    ...decisions,
  ]);
  return (
    <Stack
      component="nav"
      aria-label="Hàng chờ"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}
    >
      <Button variant="outlined" disabled={!goBack} onClick={goBack} aria-keyshortcuts={areOn ? 'K' : undefined}>
        Mục trước
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {position !== undefined && `${formatCount(position)} / `}
        {formatCount(total)} mục
      </Typography>
      <Button variant="outlined" disabled={!goNext} onClick={goNext} aria-keyshortcuts={areOn ? 'J' : undefined}>
        Mục sau
      </Button>
      <Button onClick={showHelp}>{areOn ? 'Phím tắt (?)' : 'Bật phím tắt'}</Button>
      {help}
    </Stack>
  );
}
