import { oneLine, textCookie } from './text-cookie.ts';

/** The name that the visitor typed last, to fill it in again. A hint, never an identity. */
export const nameCookie = textCookie('name', text => oneLine(text, 120));
