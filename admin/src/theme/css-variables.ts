import type { Colours } from './colours.ts';

/** The colours as custom properties, for what stands without MUI: `--console-brand`. */
export function cssVariables(colours: Colours): Readonly<Record<`--console-${string}`, string>> {
  const named = Object.entries(colours).map(([name, colour]) => [`--console-${kebab(name)}`, colour]);
  return Object.fromEntries(named);
}

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
