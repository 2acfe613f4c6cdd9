/** What the address of a list of the library asks for: values that say something, by name. */
export function listQuery(url: URL, names: readonly string[]): Record<string, string> {
  const query: Record<string, string> = {};
  for (const name of ['q', 'letter', 'page', ...names]) {
    const value = url.searchParams.get(name)?.trim();
    if (value) query[name] = value;
  }
  return query;
}
