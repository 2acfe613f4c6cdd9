import { foldCase, foldText } from '../../../platform/text/fold-text.ts';
import { nameOrder } from '../../../platform/text/name-order.ts';
import { LETTERS, type Letter } from '../contract.ts';

const MAX_LENGTH = 160;
/** Half of all diseases are called "bệnh …": as a dictionary would, the list goes by the words behind it. */
const FIRST_WORD = 'benh';

/** Where a name stands in the list from A to Z: "Bệnh lao" under L, "Đột quỵ" under Đ, "5-ASA" under `#`. */
export function listName(name: string): { readonly letter: string; readonly sortName: string } {
  const [first = '', ...others] = foldCase(name).split(' ');
  const words = others.length > 0 && foldText(first) === FIRST_WORD ? others.join(' ') : [first, ...others].join(' ');
  return { letter: storedLetter(letterOf(words)), sortName: nameOrder(words, MAX_LENGTH) };
}

/** As the column has it, which is compared byte by byte: Đ stands between D and E. */
export const storedLetter = (letter: Letter): string => (letter === 'Đ' ? 'DD' : letter);

function letterOf(words: string): Letter {
  const first = words.startsWith('đ') ? 'Đ' : foldText(words.slice(0, 1)).toUpperCase();
  return LETTERS.find(letter => letter === first) ?? '#';
}
