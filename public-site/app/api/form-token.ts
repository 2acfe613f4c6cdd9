import { readToken } from '../memory/server-cookies.ts';

/** The settings of the site: any read brings a token to who has none, and this one is small. */
const ANY_READ = '/api/v1/site/';

let asked: Promise<void> | undefined;

/**
 * The token that proves a write to be of this site. Pages that are the same for everybody bring none, so it is asked for
 * when it is first needed; null where the server cannot be reached, or where no cookie is kept.
 */
export function formToken(): string | null | Promise<string | null> {
  const token = readToken();
  if (token !== null) return token;
  asked ??= fetch(ANY_READ, { cache: 'no-store', credentials: 'same-origin' })
    .then(
      () => undefined,
      // The write that follows fails for the same reason, and says so.
      () => undefined,
    )
    .finally(() => {
      asked = undefined;
    });
  return asked.then(readToken);
}
