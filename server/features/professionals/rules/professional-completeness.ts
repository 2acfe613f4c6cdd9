import { completeness } from '../../records/rules/relevance.ts';

/** What of a professional's profile is filled in. */
export interface ProfessionalProfile {
  readonly description: string;
  readonly experience: string;
  readonly isOccupationKnown: boolean;
  readonly isVerified: boolean;
  readonly isExperienceKnown: boolean;
  readonly specialities: number;
  readonly services: number;
  readonly degrees: number;
  readonly workplaces: number;
  readonly pictures: number;
}

/** From 0 to 1, by what helps a visitor most. */
export function professionalCompleteness(profile: ProfessionalProfile): number {
  return completeness([
    [profile.isVerified, 3],
    [profile.specialities > 0, 3],
    [profile.workplaces > 0, 3],
    [profile.services > 0, 2],
    [profile.degrees > 0, 1],
    [profile.isOccupationKnown, 1],
    [profile.isExperienceKnown, 1],
    [profile.experience !== '', 2],
    [profile.pictures > 0, 3],
    [profile.description.length >= 200, 3],
  ]);
}
