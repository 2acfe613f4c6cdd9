import type { Services } from '../../../platform/services.ts';
import type { ProfessionalCard } from '../../professionals/contract.ts';
import { professionalCards } from '../../professionals/queries/professional-cards.ts';
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
  const cards = ids.length === 0 ? [] : await professionalCards(services, ids);
  const known = new Map(cards.map(card => [card.id, presentPerson(card)]));
  return ({ id, name }) =>
    (id === null ? undefined : known.get(id)) ?? { name, absolute_url: null, label: '', thumbnail: null };
}

function presentPerson(card: ProfessionalCard): ArticlePerson {
  const label = [card.occupation?.name ?? '', ...card.specialities.slice(0, 2).map(({ name }) => name)];
  return {
    name: card.display_name,
    absolute_url: card.absolute_url,
    label: label.filter(Boolean).join(', '),
    thumbnail: card.picture?.thumbnail_url ?? null,
  };
}
