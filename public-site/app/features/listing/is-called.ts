import type { FilterOption } from '@antam/server/features/listing/contract.ts';
import { fold } from '../../ui/text/fold.ts';
import { otherReadings } from './other-readings.ts';

/** Shorter texts without spaces are found within unrelated words. */
const MIN_JOINED = 4;

type Named = Pick<FilterOption, 'name' | 'also'>;

/**
 * The options that a text asks for, as it stands; where there are none, with abbreviations written out ("q1") or its
 * letters as the keys of Telex and VNI ("haf nooij").
 */
export function calledOptions<O extends Named>(options: readonly O[], query: string): O[] {
  const words = plain(query);
  for (const reading of [words, ...otherReadings(words)]) {
    const found = options.filter(option => isCalled(option, reading));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Whether an option is called so: its name or another one holds the words, without regard to spaces ("hanoi"), or begins
 * its words with these letters ("hcm", "tmh"). A number is meant in whole: "quan 1" is not "quan 10".
 */
function isCalled({ name, also = [] }: Named, wanted: string): boolean {
  const joined = wanted.replaceAll(' ', '');
  const isNumbered = /[a-z] \d+$/.test(wanted);
  return [name, ...also].some(text => {
    const words = plain(text);
    if (isNumbered) return `${words} `.includes(`${wanted} `);
    if (words.includes(wanted)) return true;
    if (joined.length >= MIN_JOINED && words.replaceAll(' ', '').includes(joined)) return true;
    return /^[a-z]{2,}$/.test(wanted) && words.replaceAll(/(\w)\w* ?/g, '$1') === wanted;
  });
}

const plain = (text: string) => fold(text).replaceAll(/\W+/g, ' ').trim();
