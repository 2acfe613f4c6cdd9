import { textCookie } from './text-cookie.ts';

/** The role under which an official or professional user replied last, e.g. `professional`. */
export const forumReplyAsType = textCookie('forumReplyAsType', text =>
  /^[a-z][a-z_-]{0,39}$/.test(text) ? text : null,
);

/** The id of the identity under which they replied last, as text of digits. */
export const forumReplyAsId = textCookie('forumReplyAsId', text => (/^[1-9]\d{0,9}$/.test(text) ? text : null));
