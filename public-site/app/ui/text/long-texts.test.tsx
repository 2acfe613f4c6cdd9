import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from '../../features/detail/rich-text.tsx';
import { initials, toneOf } from '../avatar/initials.ts';
import { uniqueItems } from '../read-more/unique-items.ts';
import { fold, includesFolded } from './fold.ts';
import { truncate } from './truncate.ts';

/** What the server renders pages with, for everybody in one thread. */
const MAX_MS = 50;
const TRIES = 5;
/** Letters in an address, where each mark takes six signs, and in what is stored. */
const [ADDRESS, MARKS, STORED] = [4_096, 680, 20_000];

/** The least processor time of this thread in some tries: others may be using the machine. */
function cost(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES && least >= MAX_MS; attempt += 1) {
    const begun = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(begun);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

const long = (length: number) => [
  ...['a', '9', ' ', 'a ', '\n', '<', '&', 'bs.', 'ck', 'bs. ', '\u00a0', '👨‍👩‍👧', 'ế'].flatMap(part => [
    part.repeat(length / part.length),
    `a${part.repeat(length / part.length)}!`,
    `${part.repeat(length / part.length)}<b>x</b>`,
  ]),
  `a${'\u0301'.repeat(MARKS / 2)}${'\u0323'.repeat(MARKS / 2)}`,
];

it.each([
  ['fold', fold],
  ['includesFolded', (text: string) => includesFolded('Bệnh viện', text)],
  ['truncate', (text: string) => truncate(text, 200, { atWord: true })],
])('%s takes no time for the longest text of an address', (_, read) => {
  for (const text of long(ADDRESS))
    expect(
      cost(() => read(text)),
      text.slice(0, 9),
    ).toBeLessThan(MAX_MS);
});

it.each([
  ['initials', (text: string) => [initials(text), toneOf(text, 5)]],
  ['uniqueItems', (text: string) => uniqueItems([{ text }, { text: `${text} ` }])],
  ['RichText', (html: string) => renderToString(<RichText html={html} />)],
])('%s takes no time for the longest text that is stored', (_, read) => {
  for (const text of long(STORED))
    expect(
      cost(() => read(text)),
      text.slice(0, 9),
    ).toBeLessThan(MAX_MS);
});
