/** The value of a cookie in the text that the browser keeps; undefined where there is none. */
export function readCookie(all: string, name: string): string | undefined {
  const found = all.split('; ').find(part => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
