import { keptWhole } from './kept-whole.tsx';

/** The last syllables before a comma or the end, four at most: more would leave half a line empty. */
const ENDS = /([^, ]+(?: [^, ]+){0,3}(?=,|$))/;

/** An address in which no line ends within the name of a street or a province, nor between a number and its street. */
export function WholeAddress({ text }: { text: string }) {
  return keptWhole(text.split(ENDS));
}
