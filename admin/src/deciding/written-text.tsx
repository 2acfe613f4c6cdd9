import { Box, Typography } from '@mui/material';

/** The first lines of a visitor's text, as lists show it; its page has all of it. */
export const FirstLines = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{
      display: '-webkit-box',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 4,
    }}
  >
    {children}
  </Box>
);

/** All of a visitor's text, in its lines. */
export const WholeText = ({ children }: { children: string }) => (
  <Box sx={{ mb: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{children}</Box>
);

/** Why something waits, below its words; nothing where nothing speaks against it. */
export function WhyItWaits({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <Typography component="span" variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
      {reasons.join(' · ')}
    </Typography>
  );
}
