const HERE = 'http://here.invalid';
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are refused.
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/**
 * The path (with query and fragment) of this site that a visitor asked to go on to; `/` for nothing, for another site
 * and for whatever browsers might take for one (`//`, `/\`, schemes, control characters).
 * @param origin configured origin of the site; a full address below it counts as its path
 */
export function safeNext(next: string | null | undefined, origin: string): string {
  if (!next || FORBIDDEN.test(next)) return '/';
  const isPath = next.startsWith('/') && !next.startsWith('//');
  if (!isPath && !next.startsWith(`${origin}/`)) return '/';
  const base = isPath ? HERE : origin;
  if (!URL.canParse(next, base)) return '/';
  const url = new URL(next, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
