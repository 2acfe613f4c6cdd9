import { foldText } from '../../../platform/text/fold-text.ts';

/** Whether a name is just these words, whatever their accents. */
export const isCalled = (name: string, text: string) => foldText(name) === foldText(text);

/** Whether a name holds all of these words. */
export function holdsAll(name: string, text: string): boolean {
  const words = foldText(name).split(' ');
  return foldText(text)
    .split(' ')
    .every(word => words.includes(word));
}
