import type { z } from 'zod';
import { ids } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid, notFound } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import { validate } from '../../../platform/http/validate.ts';
import type { Services } from '../../../platform/services.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import { safeHtml } from '../../../platform/text/safe-html.ts';
import { Collection } from '../collection.entity.ts';
import { type CollectionDraft, collectionDraft } from '../rules/collection-draft.ts';
import { tables } from '../tables.ts';

type Draft = z.output<typeof collectionDraft>;

/**
 * Writes a collection with all its members, a new one without `id`, and answers its id. Throws a Problem for what
 * breaks a rule or for members that do not exist (422), an unknown id (404) and a change of kind (409).
 */
export async function saveCollection(services: Services, input: CollectionDraft, id?: number): Promise<number> {
  const parsed = validate(collectionDraft, input, invalid);
  const draft = { ...parsed, description: await safeHtml(parsed.description), members: unique(parsed.members) };
  return services.db.transaction(async unit => {
    await requireMembers(unit, draft);
    const collectionId = await writeCollection(unit, draft, services.clock.now(), id);
    await writeMembers(unit, collectionId, draft);
    const hides = id !== undefined;
    await changed(unit, services, { subject: 'collection', ids: [collectionId], aspects: 'all', hides });
    return collectionId;
  });
}

/** A member named twice stays where it was first named. */
function unique(members: Draft['members']): Draft['members'] {
  return members.filter((member, index) => members.findIndex(({ id }) => id === member.id) === index);
}

async function requireMembers(unit: UnitOfWork, { kind, members }: Draft): Promise<void> {
  const wanted = ids(members.map(member => member.id));
  const known = await unit.rows(tables.selectFrom(kind).select('id').where('id', 'in', wanted));
  if (known.length < members.length) throw invalid({ members: ['Có mục không tồn tại trong danh sách.'] });
}

async function writeCollection(unit: UnitOfWork, draft: Draft, now: Date, id: number | undefined): Promise<number> {
  const { members, ...fields } = draft;
  const values = { ...fields, slug: slugOf(draft.name), memberCount: members.length, updatedAt: now };
  if (id === undefined) {
    const created = unit.em.create(Collection, { ...values, createdAt: now });
    unit.em.persist(created);
    await unit.em.flush();
    return created.id;
  }
  const known = await unit.em.findOne(Collection, { id });
  if (known === null) throw notFound('Không tìm thấy tuyển chọn.');
  if (known.kind !== draft.kind) throw conflict('Không thể đổi loại của một tuyển chọn đã có.');
  unit.em.assign(known, values);
  await unit.em.flush();
  return id;
}

async function writeMembers(unit: UnitOfWork, id: number, { members }: Draft): Promise<void> {
  await unit.run(tables.deleteFrom('collection_member').where('collection', '=', id));
  if (members.length === 0) return;
  const rows = members.map((member, position) => ({
    collection: id,
    memberId: member.id,
    position,
    note: member.note,
  }));
  await unit.run(tables.insertInto('collection_member').values(rows));
}
