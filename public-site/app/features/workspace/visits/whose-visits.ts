import type { Managed } from '../managed.ts';

/** Whose visits, as calls name it. */
export const whoseVisits = ({ kind, id }: Pick<Managed, 'kind' | 'id'>): { place?: number; professional?: number } =>
  kind === 'place' ? { place: id } : { professional: id };
