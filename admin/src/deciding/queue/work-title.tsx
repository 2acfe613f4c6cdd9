import { Typography } from '@mui/material';
import { useEffect, useRef } from 'react';

/** The heading of a piece of work: staff who come to it by a key or after a decision go on from there. */
export function WorkTitle({ about, children }: { about: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another piece of work is another place to go on from.
  useEffect(() => heading.current?.focus(), [about]);
  return (
    <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
