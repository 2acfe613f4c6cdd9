import type { Engine } from '@antam/server/platform/db/engine.ts';

/** The whole number that an option names. Throws with its name where it is none, or less than `least`. */
export function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
  throw new Error(`--${name} takes whole numbers from ${least}, not "${text}"`);
}

/** What an option lists between commas. */
export const textList = (text: string): string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');

/** The engine that `--engine` names. */
export function engineOf(text: string): Engine {
  if (text === 'sqlite' || text === 'postgresql') return text;
  throw new Error(`--engine takes sqlite or postgresql, not "${text}"`);
}

/** The engines that `--engine` names, which may be `both`. */
export function enginesOf(text: string): readonly Engine[] {
  if (text === 'both') return ['sqlite', 'postgresql'];
  if (text === 'sqlite' || text === 'postgresql') return [text];
  throw new Error(`--engine takes sqlite, postgresql or both, not "${text}"`);
}
