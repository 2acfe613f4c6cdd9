import { namesOfChange, record, type Tag } from '../../platform/cache/tag.ts';
import type { ProfessionalAspect } from './professional.entity.ts';

const WORKERS = 'workers';

/** Which professionals a place's page shows, and in which order. */
export const workersTag = (place: number): Tag => record(WORKERS, place);

/**
 * The names under which it is announced that other professionals, or the same in another order, are shown of these
 * places.
 */
export function namesOfWorkers(places: readonly number[]): string[] {
  return places.length === 0 ? [] : namesOfChange(WORKERS, [...new Set(places)]);
}

/** What decides whether and where a professional stands on the page of a place. */
export const WORKERS_ASPECTS: readonly ProfessionalAspect[] = ['status', 'relevance', 'workplaces'];
