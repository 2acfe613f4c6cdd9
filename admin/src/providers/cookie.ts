/** As it is called where the site is served over HTTPS, and in development. */
const TOKEN_COOKIES = ['__Host-XSRF-TOKEN', 'XSRF-TOKEN'];

/** The token that proves writes to be of this site, in the text of the cookies; undefined where there is none. */
export function readToken(all: string): string | undefined {
  return TOKEN_COOKIES.map(name => readCookie(all, name)).find(value => value !== undefined);
}

function readCookie(all: string, name: string): string | undefined {
  const found = all.split('; ').find(part => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
