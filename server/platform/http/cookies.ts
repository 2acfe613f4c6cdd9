import type { Config } from '../env/config.ts';

const SESSION_COOKIE = 'antam_session';
/** Readable by the site's scripts, which repeat it as a header. */
export const TOKEN_COOKIE = 'XSRF-TOKEN';
/** Browsers take a cookie of such a name from this very host only, over HTTPS: no neighbouring subdomain can plant one. */
const HOST_PREFIX = '__Host-';

/** What the cookies that this server sets are called in browsers, and which attributes they have. */
export interface CookieNames {
  readonly session: string;
  readonly token: string;
  /** `; Path=/; …`, of one that scripts read. */
  readonly readable: string;
  /** As `readable`, of one that scripts have no use for. */
  readonly hidden: string;
  /** The full name of any other one. */
  of(name: string): string;
}

/** The names by the site's address: over plain HTTP, as in development, browsers would refuse the prefix. */
export function cookieNames({ origin }: Pick<Config, 'origin'>): CookieNames {
  const isSecure = origin.startsWith('https:');
  const of = (name: string) => (isSecure ? HOST_PREFIX + name : name);
  const rest = `SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    session: of(SESSION_COOKIE),
    token: of(TOKEN_COOKIE),
    readable: `; Path=/; ${rest}`,
    hidden: `; Path=/; HttpOnly; ${rest}`,
    of,
  };
}

/** Reads one cookie from a `Cookie` header; undefined when it is absent or cannot be decoded. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header?.includes(name)) return undefined;
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return decode(pair.slice(equals + 1).trim());
  }
  return undefined;
}

function decode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
