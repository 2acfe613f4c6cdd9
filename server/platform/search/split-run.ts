/** The longest Vietnamese syllable has seven letters. */
const LONGEST_PIECE = 7;
const RUN = /^[a-z][a-z0-9]{0,27}$/;

/** Words of one letter that may stand in a run: "yte" is "y tế". */
const SINGLE = new Set(['y']);

/** Every piece of a run of letters that could be a word of its own, the run itself included; none of other scripts. */
export function piecesOf(run: string): string[] {
  if (!RUN.test(run)) return [];
  const pieces = new Set([run]);
  for (let start = 0; start < run.length; start += 1) {
    for (let end = start + 1; end <= Math.min(run.length, start + LONGEST_PIECE); end += 1)
      pieces.add(run.slice(start, end));
  }
  return [...pieces];
}

/** Splits a run into the fewest known words: "benhvien" → benh, vien. Undefined when it cannot be split so. */
export function splitRun(run: string, known: ReadonlySet<string>): string[] | undefined {
  if (!RUN.test(run)) return undefined;
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= run.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_PIECE); start < end; start += 1) {
      const before = best[start];
      const piece = run.slice(start, end);
      if (!before || !known.has(piece) || (piece.length === 1 && !SINGLE.has(piece))) continue;
      const current = best[end];
      if (!current || before.length + 1 < current.length) best[end] = [...before, piece];
    }
  }
  const whole = best[run.length];
  return whole && whole.length > 1 ? whole : undefined;
}
