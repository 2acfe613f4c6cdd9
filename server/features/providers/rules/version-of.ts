import { createHash } from 'node:crypto';
/** What applicants say of themselves and of their page. */
export interface Words {
  readonly accountName: string;
  readonly placeName: string;
  readonly placeAdd: string;
  readonly profSpec: string;
  readonly profPlace: string;
}

/** Identifies what an application says now: the same for the same words, opaque and short. */
export function versionOf({ accountName, placeName, placeAdd, profSpec, profPlace }: Words): string {
  const words = JSON.stringify([accountName, placeName, placeAdd, profSpec, profPlace]);
  return createHash('sha256').update(words).digest('base64url');
}
