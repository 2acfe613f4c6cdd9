import type { OwnPosts } from '@antam/server/features/posts/contract.ts';
import { asRecord, parseJson } from '../../memory/parse.ts';

export type Role = OwnPosts['reply_as'][number];

/** Fields of the form, which the server does not know. */
export const IDENTITY = { choice: 'reply_identity', role: 'reply_role', found: 'reply_found' } as const;

/** A role as the selector's options hold it. */
export const roleValue = ({ reply_as_type, reply_as_id }: Omit<Role, 'name'>): string =>
  JSON.stringify({ reply_as_type, reply_as_id });

/** The identity of a user who replies as themselves. */
export const ONESELF = JSON.stringify({ reply_as_type: null, reply_as_id: null });

/**
 * As whom a form replies: by the role of the selector, or by the professional or place that was found. Nothing for a
 * user who replies as themselves.
 */
export function identityIn(form: FormData): Record<string, string> {
  const found = form.get(IDENTITY.found);
  if (form.get(IDENTITY.choice) === 'other' && typeof found === 'string' && found !== '') {
    return { reply_as_type_id: found, reply_as_id: found.split('-').at(-1) ?? '' };
  }
  const { type, id } = roleIn(form.get(IDENTITY.role));
  return type === null ? {} : { reply_as_type: type, ...(id === null ? {} : { reply_as_id: String(id) }) };
}

/** The role that the selector's value names. */
export function roleIn(value: FormDataEntryValue | null): { type: string | null; id: number | null } {
  const { reply_as_type: type, reply_as_id: id } = asRecord(parseJson(typeof value === 'string' ? value : null)) ?? {};
  return { type: typeof type === 'string' ? type : null, id: typeof id === 'number' ? id : null };
}
