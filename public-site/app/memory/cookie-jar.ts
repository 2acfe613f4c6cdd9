/** Read access to the visitor's cookies, the same on the server and in the browser. */
export type CookieJar = { read(name: string): string | null };

/** Makes a jar from a `Cookie` header (or `document.cookie`). A value that cannot be decoded counts as absent. */
export function cookieJar(header: string): CookieJar {
  return { read: name => readCookie(header, name) };
}

/** The jar of the page being shown; reads afresh at each call. */
export const browserCookies: CookieJar = { read: name => readCookie(document.cookie, name) };

/** Keeps a cookie for so many days on the whole site; `null` removes it. */
export function writeCookie(name: string, value: string | null, days: number): void {
  // At zero seconds a cookie may live until the clock has moved on.
  const life = value === null ? -1 : days * 86_400;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=/; max-age=${life}; samesite=lax${secure}`;
}

function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return decode(pair.slice(equals + 1).trim());
  }
  return null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
