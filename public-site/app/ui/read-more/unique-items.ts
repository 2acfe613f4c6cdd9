/** The items without those whose text is a repetition: letter case and the amount of white space do not count. */
export function uniqueItems<Item extends { text: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(item => {
    const text = item.text.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('vi');
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}
