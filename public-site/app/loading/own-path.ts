// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are refused.
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/**
 * The path (with query and fragment) of this site that a form asks to go back to; `/` for another site and for whatever
 * browsers might take for one (`//`, `/\`, schemes, control characters).
 */
export function ownPath(next: string, origin: string): string {
  if (!next.startsWith('/') || next.startsWith('//') || FORBIDDEN.test(next)) return '/';
  const url = parsed(next, origin);
  return url === null || url.pathname.startsWith('//') ? '/' : url.pathname + url.search + url.hash;
}

/** Phones of a few years ago know neither `URL.parse` nor `URL.canParse`. */
function parsed(next: string, origin: string): URL | null {
  try {
    return new URL(next, origin);
  } catch {
    return null;
  }
}
