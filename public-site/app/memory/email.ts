import { oneLine, textCookie } from './text-cookie.ts';

/** The email address that the visitor typed last, to fill it in again. A hint, never an identity. */
export const emailCookie = textCookie('email', text => {
  const line = oneLine(text, 254);
  return line !== null && /^[^\s@]+@[^\s@]+$/.test(line) ? line : null;
});
