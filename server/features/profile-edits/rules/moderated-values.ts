import type { StaffProfessional } from '../../professionals/staff-contract.ts';
import type { ModeratedField, ModeratedValue } from './moderated.ts';

/** The moderated fields of a profile. */
export type Moderated = Pick<StaffProfessional, ModeratedField>;

/** What the moderated fields of a profile hold now. */
export function moderatedValues(profile: Moderated): Moderated {
  const { name, occupation, title, degrees, qualifications, specialities, workplaces } = profile;
  return { name, occupation, title, degrees, qualifications, specialities, workplaces };
}

type Edit = { [Field in ModeratedField]?: Moderated[Field] };

/** Wanted values as an edit of the profile. A value of another kind than its field's is left out. */
export function editOf(wanted: ReadonlyArray<readonly [ModeratedField, ModeratedValue]>): Edit {
  const edit: Edit = {};
  for (const [field, value] of wanted) {
    if (field === 'name') {
      if (typeof value === 'string') edit.name = value;
    } else if (field === 'occupation' || field === 'title') {
      if (value === null || typeof value === 'number') edit[field] = value;
    } else if (typeof value === 'object' && value !== null) {
      edit[field] = [...value];
    }
  }
  return edit;
}
