import { redirect } from 'react-router';

/** The parameters of an address, those that are repeated with their values joined by commas. */
export function joinedQuery(search: URLSearchParams): Record<string, string> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map(name => [
      name,
      search
        .getAll(name)
        .filter(value => value !== '')
        .join(),
    ]),
  );
}

/**
 * Redirects what a form without script sends, `a=1&a=2&b=`, to the address that is shared, `a=1,2`. Forms leave commas
 * as they are typed, so an address that was joined once is not redirected again.
 */
export function requireJoined(url: URL): void {
  const names = [...url.searchParams.keys()];
  const isPlain = new Set(names).size === names.length && [...url.searchParams.values()].every(value => value !== '');
  if (isPlain) return;
  const query = Object.entries(joinedQuery(url.searchParams)).filter(([, value]) => value !== '');
  throw redirect(url.pathname + queryText(query));
}

/** `?a=1,2&b=3`; nothing for no parameters. */
export function queryText(query: readonly (readonly [name: string, value: string])[]): string {
  const text = query
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  return text.length === 0 ? '' : `?${text.join('&')}`;
}
