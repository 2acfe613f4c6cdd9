const UNBROKEN_SPACE = '\u00a0';
/** The last syllables before a comma or the end, four at most: more would leave half a line empty. */
const ENDS = /[^, ]+(?: [^, ]+){1,3}(?=,|$)/g;

/** The same text on one line: its spaces say so, as an element for each would cost more where lists show dozens. */
export const unbroken = (text: string): string => text.replaceAll(' ', UNBROKEN_SPACE);

/** An address in which no line ends within the name of a street or a province, nor between a number and its street. */
export const wholeAddress = (text: string): string => text.replace(ENDS, unbroken);

/** A title whose last two words stay together, so that no line holds a single short word. */
export function wholeEnd(text: string): string {
  const words = text.split(' ');
  if (words.length < 4) return text;
  return `${words.slice(0, -2).join(' ')} ${unbroken(words.slice(-2).join(' '))}`;
}
