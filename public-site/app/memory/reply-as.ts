import { textCookie } from './text-cookie.ts';

/** As whom the visitor replied last: the kind of page, and its id, `0` for the site itself, which has none. */
export const replyAsTypeCookie = textCookie('forumReplyAsType', text => (/^[a-z]{1,12}$/.test(text) ? text : null));
export const replyAsIdCookie = textCookie('forumReplyAsId', text => (/^\d{1,10}$/.test(text) ? text : null));

/** Remembers a role for the next reply. */
export function rememberRole(type: string, id: number | null): void {
  replyAsTypeCookie.write(type);
  replyAsIdCookie.write(String(id ?? 0));
}

/** Whether a role is the one that was chosen last. */
export const isLastRole = (type: string, id: number | null): boolean =>
  replyAsTypeCookie.read() === type && replyAsIdCookie.read() === String(id ?? 0);
