import { nextVersion } from '../../../platform/db/content-version.ts';
import { changedColumns } from '../../../platform/db/entity-writes.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed, groupChanges } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import type { AlsoWritten } from '../../../platform/transfer/undo.ts';
import { Term, type TermKind } from '../term.entity.ts';
import { TERMS } from '../term.repository.ts';

/** What may be written of a term; absent fields stay as they are, or get their defaults in a new one, which has a name. */
export type TermDraft =
  | (TermFields & { readonly id: number; readonly name?: string })
  | (TermFields & { readonly id?: undefined; readonly name: string });

interface TermFields {
  /** Made from the name when absent. */
  readonly slug?: string;
  readonly abbreviation?: string;
  readonly groupName?: string;
  readonly aliases?: readonly string[];
  readonly description?: string;
  readonly position?: number;
  /** For a service: its speciality's id. */
  readonly parent?: number | null;
}

/**
 * Writes terms of one kind in one transaction and answers their ids in the order given. An unknown id or a slug that
 * another term of the kind has fails all of them. `also` runs in the same transaction.
 */
export async function saveTerms(
  services: Services,
  kind: TermKind,
  drafts: readonly TermDraft[],
  also: AlsoWritten = async () => undefined,
): Promise<readonly number[]> {
  return services.db.transaction(async unit => {
    const terms = [];
    for (const draft of drafts) terms.push(await saveTerm(unit, kind, draft));
    const columns = changedColumns(unit);
    await unit.em.flush();
    const ids = terms.map(term => term.id);
    await also(unit, ids);
    await nextVersion(unit, TERMS);
    const aspects = terms.map(term => [term.id, columns.get(term) ?? []] as const);
    for (const change of groupChanges('term', new Map(aspects))) await changed(unit, services, change);
    return ids;
  });
}

async function saveTerm(unit: UnitOfWork, kind: TermKind, draft: TermDraft) {
  const { aliases, ...fields } = draft;
  const lists = aliases ? { aliases: [...aliases] } : {};
  if (fields.id !== undefined) {
    const known = await unit.em.findOneOrFail(Term, { id: fields.id, kind });
    return unit.em.assign(known, { ...fields, ...lists, kind });
  }
  const { id: _, ...added } = fields;
  const term = unit.em.create(Term, { aliases: [], ...added, ...lists, kind, slug: added.slug ?? slugOf(added.name) });
  unit.em.persist(term);
  return term;
}
