import { beforeEach } from 'vitest';
import { writeCookie } from '../memory/cookie-jar.ts';
import { TOKEN } from '../memory/server-cookies.ts';

// A browser that writes has read something before, which brought the token: no test sees that read beside its own
// calls.
beforeEach(() => {
  if (typeof document !== 'undefined') writeCookie(TOKEN, 'given', 1);
});
