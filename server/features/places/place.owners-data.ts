import type { ExportPart } from '../../platform/features/personal-data.ts';

/** The contacts of a place whose page an account owns: they may be a person's. */
export const placeOwnersData = (owned: string): readonly ExportPart[] => [
  {
    file: 'place-contacts.json',
    sql: `select page.id, page.name, page.status, page.address, page.phone, page.email, page.website, page.licence,
      page.created_at, page.updated_at
      from place page where page.id in ${owned} order by page.id`,
  },
];
