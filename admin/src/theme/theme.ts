import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { DARK_OPTIONS, LIGHT_OPTIONS } from './theme-options.ts';

/** The look of react-admin's own pieces, where ours says nothing else. */
function themeOf(base: RaThemeOptions, options: typeof LIGHT_OPTIONS): RaThemeOptions {
  return {
    ...base,
    ...options,
    sidebar: { width: 232, closedWidth: 56 },
    components: { ...base.components, ...options.components },
  };
}

export const lightTheme = themeOf(defaultLightTheme, LIGHT_OPTIONS);
export const darkTheme = themeOf(defaultDarkTheme, DARK_OPTIONS);
