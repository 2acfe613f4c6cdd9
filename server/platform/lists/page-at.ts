/** A page of a list of so many rows as it can be: the last one where a later one is wanted. */
export function pageAt(count: number, wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(wanted, pages);
  return { page, pages, offset: (page - 1) * size };
}
