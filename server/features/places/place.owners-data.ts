import type { OwnersPart } from '../../platform/subjects/subject.ts';
import { tables } from './tables.ts';

/** The contacts of a place whose page an account owns: they may be a person's. */
export const placeOwnersData: readonly OwnersPart[] = [
  {
    file: 'place-contacts.json',
    query: owned =>
      tables
        .selectFrom('place')
        .select(['id', 'name', 'status', 'address', 'phone', 'email', 'website', 'licence', 'created_at', 'updated_at'])
        .where('id', 'in', owned)
        .orderBy('id'),
  },
];
