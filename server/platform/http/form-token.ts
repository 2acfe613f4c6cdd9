/** Field in which plain forms and beacons carry the token that other writes send as a header. */
export const TOKEN_FIELD = 'xsrf_token';

/** Parts the token from the rest of a body. */
export function takeFormToken(body: unknown): { token: string | undefined; rest: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { token: undefined, rest: body };
  const { [TOKEN_FIELD]: token, ...rest } = Object.fromEntries(Object.entries(body));
  return { token: typeof token === 'string' ? token : undefined, rest };
}
