import { definePolicy, hasRole } from '../../platform/auth/policy.ts';

/** What staff may do with a place or a professional: everybody of them reads, editors write. Their role alone counts. */
export const recordPolicy = definePolicy<unknown>()({
  edit: actor => hasRole(actor, 'editor'),
  delete: actor => hasRole(actor, 'editor'),
});
