import { oneLine, textCookie } from './text-cookie.ts';

/** The phone number that the visitor typed last, to fill it in again. A hint, never an identity. */
export const phoneCookie = textCookie('phone', text => {
  const line = oneLine(text, 24);
  return line !== null && /^\+?[\d\s().-]{6,}$/.test(line) ? line : null;
});
