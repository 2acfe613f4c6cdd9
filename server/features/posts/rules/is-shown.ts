import type { PostStatus } from '../contract.ts';

/** Whether everybody may read a post: a reported one stays until staff decide. */
export const isShown = ({ status }: { readonly status: PostStatus }): boolean =>
  status === 'published' || status === 'reported';
