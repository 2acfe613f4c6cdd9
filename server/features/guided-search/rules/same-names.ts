import { foldText } from '../../../platform/text/fold-text.ts';

/** Whether a name is just these words, whatever their accents. */
export const isCalled = (name: string, text: string) => foldText(name) === foldText(text);

/** Whether one of some names is. */
export function isAnyCalled(names: readonly { readonly name: string }[], text: string): boolean {
  const folded = foldText(text);
  return names.some(({ name }) => foldText(name) === folded);
}

/** Whether a name holds all of these words. */
export function holdsAll(name: string, text: string): boolean {
  const words = foldText(name).split(' ');
  return foldText(text)
    .split(' ')
    .every(word => words.includes(word));
}
