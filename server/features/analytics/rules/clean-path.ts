const ID = '[1-9]\\d{0,9}';

/** The virtual paths of the specification, character by character. */
const VIRTUAL = new RegExp(
  `^(?:${[
    '/dang-ky/(?:hoan-thanh|loi)/[a-z]{1,20}',
    `/nhan-xet/hoan-thanh/(?:bac-si|co-so-y-te)/${ID}`,
    '/nhan-xet/loi/',
    `/dat-kham/(?:hoan-thanh|loi)/${ID}`,
    `/dat-kham/(?:danh-sach|chi-tiet)/(?:co-so-y-te|bac-si)/${ID}`,
    '/(?:quen-mat-khau|doi-mat-khau|xac-thuc)/(?:hoan-thanh|loi)/',
    '/hoi-bac-si/dat-cau-hoi/(?:hoan-thanh|loi)',
    '/(?:hoi-bac-si|bai-viet)/tra-loi/(?:hoan-thanh/|loi)',
    `/(?:hoi-bac-si|bai-viet)/chinh-sua/${ID}/(?:hoan-thanh/)?`,
    `/sua-thong-tin/bac-si/(?:thanh-cong/${ID}|loi)`,
    '/ghi-nho/(?:them-moi|loai-bo)/(?:hoan-thanh|loi)/',
  ].join('|')})$`,
);

/** Slugs, or the names of parts that the browser has left out already. */
const PAGE = /^\/(?:(?:[a-z0-9]+(?:-[a-z0-9]+)*|:[a-z][a-z-]*)\/){0,5}$/;
const MAX_SEGMENT = 120;

/** Below these, whatever follows is a secret. */
const SECRET = /^\/(?:quen-mat-khau|dat-lai-mat-khau|xac-thuc)\/[^/]+\/?$/;
const PHONE = /(?:^|-)(?:0|84)\d{8,10}(?=-|$)/;

/** The path as it may be kept, or null when it is no virtual path of the specification. */
export function cleanVirtualPath(path: string): string | null {
  return VIRTUAL.test(path) ? path : null;
}

/**
 * A page's path as it may be kept: what might be a secret or a person's number is replaced by `:token` or `:number`.
 * Null when no page can have it.
 */
export function cleanPagePath(path: string): string | null {
  const secret = SECRET.test(path) ? path.split('/').slice(0, 2).concat(':token', '').join('/') : path;
  const cleaned = secret.split('/').map(cleanSegment).join('/');
  const closed = cleaned.endsWith('/') ? cleaned : `${cleaned}/`;
  return PAGE.test(closed) ? closed : null;
}

function cleanSegment(segment: string): string {
  if (segment.length > MAX_SEGMENT || isToken(segment)) return ':token';
  return PHONE.test(segment) ? ':number' : segment;
}

/** It matches at the beginning of a word only, which keeps its time linear. */
const EMAIL = /(?<![^\s@/])[^\s@/]+(?:@|%40)[^\s@/]+/giu;
/** Nine digits or more, with or without separators: phone numbers, and numbers of cards and identity papers. */
const NUMBER = /\+?\d(?:[ .()-]{0,2}\d){8,}/g;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const LONG_WORD = /[\w-]{20,}/g;

/** At most `max` characters of a text, with possible email addresses, phone numbers and tokens replaced. */
export function redactText(text: string, max: number): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(EMAIL, '[email]')
    .replace(UUID, '[token]')
    .replace(LONG_WORD, word => (isToken(word) ? '[token]' : word))
    .replace(NUMBER, '[number]')
    .trim()
    .slice(0, max);
}

/** Whether a word of a path or a text looks like a generated token; slugs are small letters between hyphens. */
function isToken(word: string): boolean {
  if (new RegExp(`^${UUID.source}$`, 'i').test(word)) return true;
  if (word.length < 20) return false;
  return /[A-Z_]/.test(word) || (/\d/.test(word) && !word.includes('-')) || word.split('-').some(isRandom);
}

/** Many changes between letters and digits, as words and ids have none. */
function isRandom(part: string): boolean {
  return part.length >= 12 && (part.match(/\d(?=[a-z])|[a-z](?=\d)/g)?.length ?? 0) >= 3;
}
