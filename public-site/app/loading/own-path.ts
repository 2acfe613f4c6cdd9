// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are refused.
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/**
 * The path (with query and fragment) of this site that a form asks to go back to; `/` for another site and for whatever
 * browsers might take for one (`//`, `/\`, schemes, control characters).
 */
export function ownPath(next: string, origin: string): string {
  if (!next.startsWith('/') || next.startsWith('//') || FORBIDDEN.test(next) || !URL.canParse(next, origin)) return '/';
  const { pathname, search, hash } = new URL(next, origin);
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}
