import { type Theme, useMediaQuery } from '@mui/material';

/** Whether the window is too narrow for a table beside the menu: under 900 px wide, as a phone's or an upright tablet's. */
export function useIsNarrow(): boolean {
  return useMediaQuery<Theme>(theme => theme.breakpoints.down('md'), { noSsr: true });
}
