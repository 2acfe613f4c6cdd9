import { type Theme, useMediaQuery } from '@mui/material';

/** Whether the window is a phone's: under 600 px wide. */
export function useIsPhone(): boolean {
  return useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true });
}
