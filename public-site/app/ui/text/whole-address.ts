/** The last syllables before a comma or the end, four at most: more would leave half a line empty. */
const ENDS = /[^, ]+(?: [^, ]+){1,3}(?=,|$)/g;

const UNBROKEN_SPACE = '\u00a0';

/**
 * An address in which no line ends within the name of a street or a province, nor between a number and its street. Its
 * spaces say so: lists show addresses by the dozen, and a part that is an element costs more.
 */
export const wholeAddress = (text: string): string => text.replace(ENDS, part => part.replaceAll(' ', UNBROKEN_SPACE));
