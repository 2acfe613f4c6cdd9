/** A number with its noun: `1 migration`, `12 migrations`. The plural is formed by an s. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
