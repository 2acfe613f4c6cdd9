const UNBROKEN_SPACE = '\u00a0';

/** A title whose last two words stay together, so that no line holds a single short word. */
export function wholeEnd(text: string): string {
  const words = text.split(' ');
  if (words.length < 4) return text;
  return `${words.slice(0, -2).join(' ')} ${words.slice(-2).join(UNBROKEN_SPACE)}`;
}
