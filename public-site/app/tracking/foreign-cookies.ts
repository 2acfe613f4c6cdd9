import { writeCookie } from '../memory/cookie-jar.ts';

/** Names under which the services that an operator may configure store something, whatever their ids are or were. */
const FOREIGN = /^_(ga|gid|gat|gac|gcl|pk)([_.]|$)/;

/** Deletes every cookie of a foreign service that this page may delete. */
export function deleteForeignCookies(): void {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=', 1)[0]?.trim() ?? '';
    if (FOREIGN.test(name)) writeCookie(name, null, 0);
  }
}
