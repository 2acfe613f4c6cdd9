/** A text as search compares it: lower case, without accents (đ too), single spaces. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether the text contains the query anywhere, without regard to case and accents. An empty query is in every text. */
export function includesFolded(text: string, query: string): boolean {
  return fold(text).includes(fold(query));
}
