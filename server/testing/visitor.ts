export type Request = (path: string, init?: RequestInit) => Promise<Response>;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** One visitor's browser, as far as HTTP goes: keeps cookies, and repeats the token cookie as a header in writes. */
export function createVisitor(origin: string, begin: Readonly<Record<string, string>> = {}): Request {
  const cookies = new Map<string, string>(Object.entries(begin));
  const send: Request = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('cookie') && cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const answer = await fetch(origin + path, { redirect: 'manual', ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie);
    return answer;
  };
  // Writes of one moment share one token, as in a browser: a later one would not belong to a session that began meanwhile.
  let asked: Promise<Response> | undefined;
  const askForToken = async () => {
    asked ??= send('/api/v1/site/');
    await asked;
    asked = undefined;
  };
  return async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (READS.has(init.method ?? 'GET') || headers.has('x-xsrf-token')) return send(path, init);
    if (tokenIn(cookies) === undefined) await askForToken();
    headers.set('x-xsrf-token', decodeURIComponent(tokenIn(cookies) ?? ''));
    if (typeof init.body === 'string' && !headers.has('content-type')) headers.set('content-type', 'application/json');
    return send(path, { ...init, headers });
  };
}

/** The token cookie, as it is called over HTTPS or without. */
const tokenIn = (cookies: ReadonlyMap<string, string>) => cookies.get('__Host-XSRF-TOKEN') ?? cookies.get('XSRF-TOKEN');

function keep(cookies: Map<string, string>, header: string): void {
  const [pair = ''] = header.split(';');
  const equals = pair.indexOf('=');
  if (/;\s*max-age=0(;|$)/i.test(header)) return void cookies.delete(pair.slice(0, equals));
  cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
}
