import { textCookie } from './text-cookie.ts';

/** A cookie has room for some 500 ids; the latest are kept. */
const MAX_THANKS = 300;

/** Ids of the posts that this browser thanked for. It only marks buttons: the server keeps the thanks themselves. */
export const postThanksCookie = textCookie('post_thanks', text => (/^\d{1,10}(,\d{1,10})*$/.test(text) ? text : null));

/** The posts that this browser thanked for, the first one first. */
export function thankedPosts(): readonly number[] {
  return postThanksCookie.read()?.split(',').map(Number) ?? [];
}

/** Appends a post. */
export function rememberThanks(id: number): void {
  const ids = [...thankedPosts().filter(known => known !== id), id];
  postThanksCookie.write(ids.slice(-MAX_THANKS).join(','));
}
