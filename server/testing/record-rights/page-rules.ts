import type { PageKind } from './page-maker.ts';
import { type NamedRecord, NO_ID, type RecordRule } from './record-rule.ts';

/** What is public is seen by all, and what is not by nobody, not even its owner. */
export const PUBLIC = { own: 'done', foreign: 'done', former: 404, missing: 404 } as const;
/** Staff see and change what any owner has. */
export const STAFF = PUBLIC;
/** Nobody reaches what belongs to another person. */
export const OWNED = { own: 'done', foreign: 404, former: 404, missing: 404 } as const;

/** How a call names a record of this id. */
export type Name = (id: number) => NamedRecord;
export const byId: Name = id => ({ params: { id } });

/** The page of a provider; `former` is one that is hidden. */
export const publicPage = (kind: PageKind, name: Name): RecordRule => ({
  answers: PUBLIC,
  record: async ({ make, accountId, strangerId }, relation) => {
    if (relation === 'missing') return name(NO_ID);
    const owner = relation === 'foreign' ? strangerId : accountId;
    const id = await make.page(kind, relation === 'former' ? 'hidden' : 'published', owner);
    return { ...name(id), row: { table: kind, id } };
  },
});

/** What is on offer at the page of a provider: an empty list where there is no such page, or none that is public. */
export const publicList = (kind: PageKind): RecordRule => ({
  ...publicPage(kind, byId),
  answers: { own: 'done', foreign: 'done', former: 'done', missing: 'done' },
});
