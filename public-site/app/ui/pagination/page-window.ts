/**
 * The page numbers to offer: the first, the last and those around the current one; `null` stands for a gap.
 * A gap is never shown for a single missing page.
 */
export function pageWindow(page: number, pageCount: number, around = 1): (number | null)[] {
  const wanted = new Set([1, pageCount]);
  for (let near = page - around; near <= page + around; near++) if (near >= 1 && near <= pageCount) wanted.add(near);
  const pages: (number | null)[] = [];
  let before = 0;
  for (const next of [...wanted].sort((a, b) => a - b)) {
    if (next - before === 2) pages.push(before + 1);
    else if (next - before > 2) pages.push(null);
    pages.push(next);
    before = next;
  }
  return pages;
}
