import type { Services } from '../../../platform/services.ts';
import { namedProfessionals } from '../../professionals/queries/named-professionals.ts';
import type { NamedPage } from '../../records/named-page.ts';
import type { ArticlePerson } from '../contract.ts';

/** A name, and the professional whose it is. */
export interface NamedPerson {
  readonly id: number | null;
  readonly name: string;
}

/** People with what their pages show today; those whose page nobody may open keep their name. One batch. */
export async function peopleOf(
  services: Pick<Services, 'db'>,
  people: readonly NamedPerson[],
): Promise<(person: NamedPerson) => ArticlePerson> {
  const ids = [...new Set(people.flatMap(({ id }) => id ?? []))];
  const named = await namedProfessionals(services, ids);
  const known = new Map(named.map(person => [person.id, presentPerson(person)]));
  return ({ id, name }) =>
    (id === null ? undefined : known.get(id)) ?? { name, absolute_url: null, label: '', thumbnail: null };
}

function presentPerson({ name, absolute_url, label, specialities, thumbnail }: NamedPage): ArticlePerson {
  return {
    name,
    absolute_url,
    label: [label, ...specialities.slice(0, 2)].filter(Boolean).join(', '),
    thumbnail,
  };
}
