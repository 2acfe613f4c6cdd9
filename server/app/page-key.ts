import { type CookieNames, readCookie } from '../platform/http/cookies.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_KEY = 600;

/** What an anonymous page depends on: nothing else of the request reaches the renderer. */
export interface SharedPage {
  readonly key: string;
  /** `Cookie` header that holds only the preferred province. */
  readonly cookie: string;
  /** Slug of that province, which need not exist. */
  readonly province?: string;
  /** The request says nothing by which the page could differ. */
  readonly isForAll: boolean;
}

/**
 * How a page may be shared between visitors; undefined when it is for this visitor alone: one with a session, one whose
 * position is known, or an address so long that it is nobody else's.
 */
export function sharedPage(
  url: string,
  cookies: string | undefined,
  { session }: Pick<CookieNames, 'session'>,
): SharedPage | undefined {
  if (url.length > MAX_KEY || hasCookie(cookies, session) || hasCookie(cookies, 'user_location')) return undefined;
  if (!hasCookie(cookies, 'province')) return { key: url, cookie: '', isForAll: true };
  const province = readCookie(cookies, 'province');
  if (province === undefined || province.length > 80 || !SLUG.test(province)) return withoutProvince(url);
  return { key: `${url} ${province}`, cookie: `province=${province}`, province, isForAll: false };
}

/** The same page for those whose province is none. */
export const withoutProvince = (url: string): SharedPage => ({ key: url, cookie: '', isForAll: false });

/** Also true for a cookie that cannot be decoded. */
function hasCookie(cookies: string | undefined, name: string): boolean {
  return cookies?.split(';').some(pair => pair.trimStart().startsWith(`${name}=`)) ?? false;
}
