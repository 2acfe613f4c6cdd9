/** Shorter words have too many neighbours for a guess to mean anything. */
export const MIN_TYPO = 4;

/** The word itself and every word made by leaving out one letter; two words one typo apart share at least one. */
export function deletions(word: string): string[] {
  const all = new Set([word]);
  for (let index = 0; index < word.length; index += 1) all.add(word.slice(0, index) + word.slice(index + 1));
  return [...all];
}

/** True when one insertion, deletion, replacement or swap of neighbours turns one word into the other, or none. */
export function withinOneTypo(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.length > restB.length) return restA.slice(1) === restB;
  if (restA.length < restB.length) return restA === restB.slice(1);
  if (restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
