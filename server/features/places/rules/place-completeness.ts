import { completeness } from '../../records/rules/relevance.ts';

/** What of a place's profile is filled in. */
export interface PlaceProfile {
  readonly address: string;
  readonly description: string;
  readonly hasPosition: boolean;
  readonly hasContact: boolean;
  readonly hasHours: boolean;
  readonly specialities: number;
  readonly services: number;
  readonly pictures: number;
}

/** From 0 to 1, by what helps a visitor most. */
export function placeCompleteness(profile: PlaceProfile): number {
  return completeness([
    [profile.address !== '', 2],
    [profile.hasPosition, 2],
    [profile.hasContact, 2],
    [profile.hasHours, 2],
    [profile.specialities > 0, 2],
    [profile.services > 0, 2],
    [profile.pictures > 0, 3],
    [profile.description.length >= 200, 3],
  ]);
}
