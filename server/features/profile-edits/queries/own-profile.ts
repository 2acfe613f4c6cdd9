import type { Services } from '../../../platform/services.ts';
import { readProfessional } from '../../professionals/queries/read-professional.ts';
import { isPublicProfessional } from '../../professionals/rules/professional-visibility.ts';
import type { TermKind } from '../../taxonomy/term.entity.ts';
import { type Terms, termsOf } from '../../taxonomy/term.repository.ts';
import { MODERATED, type OwnProfile, type Tag, type ToldChange } from '../contract.ts';
import { type FieldChange, type ModeratedField, waitingOf } from '../rules/moderated.ts';
import { editOf, type Moderated, moderatedValues } from '../rules/moderated-values.ts';
import { profileVersion } from '../rules/profile-version.ts';
import { placeIdsIn, placesById, wordsOf } from './change-words.ts';
import { latestEdit } from './latest-edit.ts';
import { professionalImages } from './professional-images.ts';
import { noProfile } from './require-own.ts';

/** A profile as its owner edits it, from the primary database. Throws 404; the caller has checked whose it is. */
export async function ownProfile(services: Services, id: number): Promise<OwnProfile> {
  const { primary } = services.db;
  const [profile, edit, images, terms] = await Promise.all([
    readProfessional(services, id),
    latestEdit(primary, id),
    professionalImages(primary, id),
    termsOf(services.db),
  ]);
  if (!profile) throw noProfile();
  const known = moderatedValues(profile);
  const changes = edit?.changes ?? {};
  const waiting = waitingOf(changes);
  const shown = { ...known, ...editOf(waiting) };
  const told = MODERATED.flatMap(field => (changes[field] ? [[field, changes[field]] as const] : []));
  const proposed = told.map(([field, { value }]) => [field, value] as const);
  const places = await placesById(primary, [...profile.workplaces, ...placeIdsIn(proposed)]);
  const tell = ([field, change]: readonly [ModeratedField, FieldChange]): ToldChange => ({
    field,
    public: wordsOf(field, known[field], { terms, places }),
    proposed: wordsOf(field, change.value, { terms, places }),
    reason: change.reason,
  });
  const present = (values: Moderated) => presentModerated(values, terms, places);
  return {
    id,
    display_name: profile.display_name,
    absolute_url: isPublicProfessional(profile) ? profile.absolute_url : null,
    version: profileVersion(new Date(profile.updated_at), edit),
    values: {
      ...present(shown),
      phone: profile.phone ?? '',
      email: profile.email ?? '',
      position: profile.position,
      description: profile.description,
      services_free: profile.services_free,
      experience_full: profile.experience_full,
      achievements: profile.achievements,
      languages_spoken: profile.languages_spoken,
      services: termTags(
        profile.services.map(({ term }) => term),
        terms,
      ),
    },
    public_values: present(known),
    waiting: told.filter(([, { state }]) => state === 'waiting').map(tell),
    refused: told.filter(([, { state }]) => state === 'refused').map(tell),
    images,
    choices: choicesOf(terms),
  };
}

function presentModerated(values: Moderated, terms: Terms, places: ReadonlyMap<number, Tag>) {
  const { name, occupation, title, degrees, qualifications } = values;
  return {
    name,
    occupation,
    title,
    degrees: [...degrees],
    qualifications: [...qualifications],
    specialities: termTags(values.specialities, terms),
    workplaces: values.workplaces.flatMap(place => places.get(place) ?? []),
  };
}

const termTags = (ids: readonly number[], terms: Terms): Tag[] =>
  ids.flatMap(id => {
    const term = terms.get(id);
    return term ? [{ id, name: term.name, address: '' }] : [];
  });

function choicesOf(terms: Terms): OwnProfile['choices'] {
  const of = (kind: TermKind) => terms.ofKind(kind).map(({ id, name }) => ({ id, name }));
  return {
    occupations: of('occupation'),
    titles: of('title'),
    degrees: of('degree'),
    qualifications: of('qualification'),
    languages: of('language'),
  };
}
