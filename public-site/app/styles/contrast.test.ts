import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Palette = Map<string, string>;

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');
const colours = (text: string): Palette =>
  new Map([...text.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
const light = colours(lightCss);
const dark = new Map([...light, ...colours(darkCss)]);

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(palette: Palette, front: string, back: string): number {
  const pair = [front, back].map(name => {
    const hex = palette.get(name);
    if (!hex) throw new Error(`no colour ${name}`);
    return luminance(hex);
  });
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
}

const grounds = ['page', 'surface', 'raised', 'tint'];
const textPairs: [string, string][] = [
  ...['text', 'text-soft', 'text-muted', 'brand', 'accent', 'bad', 'good', 'warn'].flatMap(front =>
    grounds.map((back): [string, string] => [front, back]),
  ),
  ['text', 'tint-strong'],
  ['brand', 'tint-strong'],
  ['on-brand', 'brand-solid'],
  ['on-brand', 'brand-solid-hover'],
  ['on-accent', 'accent-solid'],
  ['on-accent', 'accent-solid-hover'],
  ['accent', 'accent-tint'],
  ...['good', 'warn', 'bad'].flatMap((state): [string, string][] => [
    [state, `${state}-tint`],
    ['text', `${state}-tint`],
    ['text-soft', `${state}-tint`],
  ]),
  ['text', 'accent-tint'],
];
const controlPairs: [string, string][] = [
  ...grounds.flatMap((back): [string, string][] => [
    ['control', back],
    ['focus', back],
    ['brand-solid', back],
  ]),
  ['star', 'surface'],
  ['accent-solid', 'surface'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_theme, palette) => {
  it.each(textPairs)('text %s on %s has a contrast of at least 4.5', (front, back) => {
    expect(contrast(palette, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('control %s on %s has a contrast of at least 3', (front, back) => {
    expect(contrast(palette, front, back)).toBeGreaterThanOrEqual(3);
  });
});

describe('the two themes', () => {
  it('name the same colours', () => {
    expect([...colours(darkCss).keys()].sort()).toEqual([...light.keys()].sort());
  });
});
