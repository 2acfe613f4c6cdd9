import type { AuthorPast as Past } from '@antam/server/features/contributions/staff-contract.ts';
import { formatCount } from '../ui/format.ts';

/** `12 đã hiện · 3 đã gỡ · 1 chờ duyệt`: what became of everything that an account has written; empty without an account. */
export function pastText(past: Past): string {
  if (past === null) return '';
  const parts = [
    `${formatCount(past.shown)} đã hiện`,
    `${formatCount(past.removed)} đã gỡ`,
    `${formatCount(past.waiting)} chờ duyệt`,
  ];
  return parts.join(' · ');
}
