import { fold } from '../../ui/text/fold.ts';

/** The names, those first that have most of the words of a query: a card has room for some, and one says why it is there. */
export function askedFirst(names: readonly string[], query: string): string[] {
  const words = fold(query).split(' ').filter(Boolean);
  const fitOf = (name: string) => {
    const own = fold(name).split(' ');
    return words.filter(typed => own.some(word => word.startsWith(typed))).length;
  };
  return names.toSorted((a, b) => fitOf(b) - fitOf(a));
}
