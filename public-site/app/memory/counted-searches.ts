const KEY = 'antam:counted-searches';
/** Marks that a tab keeps; the oldest go first. */
const MAX_MARKS = 200;

/**
 * Notes what became of a search in this tab, and answers whether that is new: going back to results, or opening them once
 * more, is no other search. Without storage each time is new. Marks are kept
 * in the place of words, which the next person at this browser could read.
 */
export function isFirstTime(outcome: string, q: string): boolean {
  const mark = markOf(`${outcome} ${q}`);
  const marks = readMarks();
  if (marks.includes(mark)) return false;
  writeMarks([...marks, mark].slice(-MAX_MARKS));
  return true;
}

/** A number of 32 bits (FNV-1a) that stands for a text. */
function markOf(text: string): string {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return (mark >>> 0).toString(36);
}

function readMarks(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function writeMarks(marks: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, marks.join(' '));
  } catch {
    // Each time is then new.
  }
}
