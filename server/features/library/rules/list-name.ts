import { foldText } from '../../../platform/text/fold-text.ts';
import type { LETTERS } from '../contract.ts';

type Letter = (typeof LETTERS)[number];

const LONGEST = 160;
/** Half of all diseases are called "bệnh …": as a dictionary would, the list goes by the words behind it. */
const FIRST_WORDS = /^benh (?=.)/;

/** Where a name stands in the list from A to Z: "Bệnh lao" under L, "Đột quỵ" under D, "5-ASA" under `#`. */
export function listName(name: string): { readonly letter: Letter; readonly sortName: string } {
  const sortName = foldText(name).replace(FIRST_WORDS, '').slice(0, LONGEST);
  return { letter: letterOf(sortName), sortName };
}

function letterOf(sortName: string): Letter {
  const first = sortName.slice(0, 1).toUpperCase();
  return isLetter(first) ? first : '#';
}

const isLetter = (text: string): text is Exclude<Letter, '#'> => /^[A-Z]$/.test(text);
