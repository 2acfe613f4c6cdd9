import { type NewPost, REPLYER_TYPES, type ReplyerType } from '../contract.ts';

/** As whom the author asked to reply; null for no choice. */
export interface AskedIdentity {
  readonly type: ReplyerType;
  /** Null for the site. */
  readonly id: number | null;
}

/** The identity of the autocomplete or of the role selector; 'unknown' where it cannot be read. */
export function askedIdentity(
  sent: Pick<NewPost, 'reply_as_type' | 'reply_as_id' | 'reply_as_type_id'>,
): AskedIdentity | 'unknown' | null {
  const [, foundType, foundId] = /^([a-z]+)-([1-9]\d*)$/.exec(sent.reply_as_type_id ?? '') ?? [];
  if (sent.reply_as_type_id && foundType === undefined && sent.reply_as_type_id !== 'official') return 'unknown';
  const typeText = foundType ?? (sent.reply_as_type_id || sent.reply_as_type);
  if (!typeText) return null;
  const type = REPLYER_TYPES.find(each => each === typeText);
  if (type === undefined) return 'unknown';
  if (type === 'official') return { type, id: null };
  const id = Number(foundId ?? sent.reply_as_id);
  return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? { type, id } : 'unknown';
}
