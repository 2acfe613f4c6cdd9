import { createHash } from 'node:crypto';
import type { StaffApplicationRow } from '../staff-contract.ts';

type Words = Pick<StaffApplicationRow, 'account_name' | 'place_name' | 'place_add' | 'prof_spec' | 'prof_place'>;

/** Identifies what an application says now: the same for the same words, opaque and short. */
export function versionOf({ account_name, place_name, place_add, prof_spec, prof_place }: Words): string {
  const words = JSON.stringify([account_name, place_name, place_add, prof_spec, prof_place]);
  return createHash('sha256').update(words).digest('base64url');
}
