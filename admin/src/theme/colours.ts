/** The public site's palette, light and dark, as the console's theme needs it. */
export interface Colours {
  readonly page: string;
  readonly surface: string;
  readonly tint: string;
  readonly tintStrong: string;
  readonly text: string;
  readonly textSoft: string;
  readonly border: string;
  readonly control: string;
  readonly brand: string;
  readonly brandHover: string;
  readonly onBrand: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly good: string;
  readonly warn: string;
  readonly bad: string;
  /** Text on the three above. */
  readonly onState: string;
}

export const LIGHT: Colours = {
  page: '#f7faf9',
  surface: '#ffffff',
  tint: '#ebf6f4',
  tintStrong: '#d3ece8',
  text: '#15262b',
  textSoft: '#4a5d62',
  border: '#dde6e6',
  control: '#7b8f93',
  brand: '#0b6a63',
  brandHover: '#0d7f76',
  onBrand: '#ffffff',
  accent: '#b83c22',
  onAccent: '#ffffff',
  good: '#17693a',
  warn: '#855104',
  bad: '#b02a2a',
  onState: '#ffffff',
};

export const DARK: Colours = {
  page: '#0d1618',
  surface: '#142023',
  tint: '#15302f',
  tintStrong: '#1c4442',
  text: '#e8f0f0',
  textSoft: '#b3c3c5',
  border: '#293a3e',
  control: '#6f868a',
  brand: '#6fd3c7',
  brandHover: '#8ee3d9',
  onBrand: '#05211f',
  accent: '#ff9d83',
  onAccent: '#2d0d04',
  good: '#7fd6a0',
  warn: '#f1c069',
  bad: '#ff9a97',
  onState: '#0d1618',
};
