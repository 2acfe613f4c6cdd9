import { createHash } from 'node:crypto';
import type { Moderated } from './moderated-values.ts';
import type { EditState } from './profile-version.ts';

/** Identifies what staff compare, an edit and what is public beside it, among all states of both. */
export function staffVersion({ id, version }: EditState, known: Moderated): string {
  return createHash('sha256')
    .update(JSON.stringify([id, version, known]))
    .digest('base64url');
}
