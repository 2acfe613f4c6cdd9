import { fold } from '../text/fold.ts';
import { graphemes } from '../text/truncate.ts';

/** Where the query stands in the text, in letters, without regard to case and accents; null when it does not. */
export function matchRange(letters: readonly string[], query: string): { from: number; to: number } | null {
  const wanted = fold(query);
  if (!wanted) return null;
  // White space folds to nothing when it stands alone, so it is put back letter by letter.
  const folded = letters.map(letter => fold(letter) || (/^\s+$/.test(letter) ? ' ' : ''));
  const at = folded.join('').indexOf(wanted);
  if (at < 0) return null;
  let position = 0;
  let from = 0;
  let to = 0;
  for (const [index, letter] of folded.entries()) {
    if (position <= at) from = index;
    position += letter.length;
    to = index + 1;
    if (position >= at + wanted.length) break;
  }
  return { from, to };
}

/** A text in which the part that matches the query stands out. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const letters = graphemes(text);
  const range = matchRange(letters, query);
  if (!range) return text;
  return (
    <>
      {letters.slice(0, range.from).join('')}
      <b className="marked">{letters.slice(range.from, range.to).join('')}</b>
      {letters.slice(range.to).join('')}
    </>
  );
}
