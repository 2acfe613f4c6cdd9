import { tidyText } from '../../text/tidy-text.ts';

/** Apostrophes stand inside names ("Cư M'gar") and separate nothing. */
const APOSTROPHES = /['’`]/g;

/** Brings any text into the one Unicode form that search works on: tidied, well formed, apostrophes closed up. */
export function composeText(text: string): string {
  return tidyText(text.toWellFormed()).replace(APOSTROPHES, '');
}
