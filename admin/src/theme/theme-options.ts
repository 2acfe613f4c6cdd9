import { type Colours, DARK, LIGHT } from './colours.ts';
import { components } from './components.ts';

const FONT = '"Be Vietnam Pro", system-ui, "Segoe UI", Roboto, sans-serif';

/** Two marks may stand on one Vietnamese letter, so no line is lower than 1.25. */
const typography = {
  fontFamily: FONT,
  h1: { fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.25 },
  h2: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3 },
  h3: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.35 },
  h4: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.35 },
  h5: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
  h6: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
  body1: { fontSize: '1rem', lineHeight: 1.5 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  button: { textTransform: 'none', fontWeight: 600 },
} as const;

/** What every page of the console looks like, the login page too. */
function optionsOf(mode: 'light' | 'dark', colours: Colours) {
  return {
    palette: {
      mode,
      primary: { main: colours.brand, dark: colours.brandHover, contrastText: colours.onBrand },
      secondary: { main: colours.brand, contrastText: colours.onBrand },
      error: { main: colours.bad, contrastText: colours.onState },
      warning: { main: colours.warn, contrastText: colours.onState },
      success: { main: colours.good, contrastText: colours.onState },
      info: { main: colours.brand, contrastText: colours.onBrand },
      background: { default: colours.page, paper: colours.surface },
      text: { primary: colours.text, secondary: colours.textSoft },
      divider: colours.border,
    },
    shape: { borderRadius: 8 },
    typography,
    components: components(colours),
  };
}

export const LIGHT_OPTIONS = optionsOf('light', LIGHT);
export const DARK_OPTIONS = optionsOf('dark', DARK);
