import type { StaffPlace } from '../staff-contract.ts';

/**
 * Whether everybody may find and read a place. Lists, filters, search and sitemaps ask the same of the database by
 * their `status = 'published'`.
 */
export function isPublicPlace({ status }: Pick<StaffPlace, 'status'>): boolean {
  return status === 'published';
}
