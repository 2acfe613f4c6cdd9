import { Box } from '@mui/material';

/** The facts about a row, with a dot between two parts; a line ends between them, never inside a date. */
export function Parts({ of }: { of: ReadonlyArray<string | null> }) {
  const parts = of.filter(part => part !== null && part !== '');
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line.
    <Box key={at} component="span" sx={{ display: 'inline-block', mr: 0.5, overflowWrap: 'anywhere' }}>
      {at < parts.length - 1 ? `${part} ·` : part}
    </Box>
  ));
}
