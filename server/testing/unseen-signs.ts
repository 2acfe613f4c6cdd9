/** What is only compared with something known, or read as a date: it need not be tidy, and is never shown. */
export const COMPARED =
  /(^|\.)(\w*password\w*|code|key|version|next|source|favourite|\w*_at|\w*_on|dob|gender|date|until|valid_\w+|date_of_birth|booking_start|use_until|day|dates\.\*|user_id|zalo_uid|speciality|province|reply_as_\w+|thread_id|article_id|into|vote_for|category|path|utm\..*name of \*|name of \*|.*limits\.name of \*|consent_id|forget_user_id|\w*premiums\.name of \*|kind|timestamp|hits\.\*\.(category|action))$/;
/** Zero width, soft hyphen, directions, selectors, fillers: what nobody sees. */
export const UNSEEN_SIGNS = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ufe0f',
  '\u3164',
  '\u115f',
  '\uffa0',
  '\u034f',
  '\u061c',
  '\u180e',
  '\u2800',
  '\u{e0041}',
];

/** Spaces that are as wide as they like, and that no keyboard of Việt Nam types. */
export const OTHER_SPACES = ['\u00a0', '\u1680', '\u2002', '\u2009', '\u202f', '\u205f', '\u3000'];
/** Dashes in numbers that were copied from documents. */
export const OTHER_DASHES = ['\u2010', '\u2011', '\u2013', '\u2212', '\uff0d'];
