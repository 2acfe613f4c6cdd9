import type { StaffProfessional } from '../staff-contract.ts';

/**
 * Whether everybody may find and read a professional: one is published when the licence was checked. Lists,
 * filters, search and sitemaps ask the same of the database by their `status = 'published'`.
 */
export function isPublicProfessional({ status }: Pick<StaffProfessional, 'status'>): boolean {
  return status === 'published';
}
