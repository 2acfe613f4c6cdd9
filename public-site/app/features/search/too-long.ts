/** The most characters the search call takes. */
export const MAX_QUERY = 200;

/** Whether the search call would refuse the words: the page then asks for fewer of them. */
export function isTooLong(q: string): boolean {
  return q.length > MAX_QUERY;
}
