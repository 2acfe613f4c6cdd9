import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { type FieldErrors, invalid, notFound } from '../../platform/errors/problem.ts';
import type { RequestContext, UnfitInput } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, changedFields, recordAudit } from '../audit/record-audit.ts';
import { type Terms, termsOf } from '../taxonomy/term.repository.ts';
import type { DeleteRecords } from './commands/delete-records.ts';
import type { RecordChange, SaveOptions, StoredRecord } from './commands/record-change.ts';
import { requireRight, type WithRights, withRights } from './record-rights.ts';
import type { Profile } from './term-lists.ts';

/** What staff want of a record: as it will be shown, as it is written, and what is wrong with it. */
export interface RecordEdit<Draft> {
  readonly edited: object;
  readonly draft: Draft;
  readonly mistakes: FieldErrors;
}

/** Completes the check of an edit with the stored record; undefined for a new one. */
export type FinishEdit<Shown, Draft> = (before: Shown | undefined, profile: Profile) => RecordEdit<Draft>;

/** How staff handle one kind of record: everything in which kinds differ. */
export interface StaffRecordKind<
  Shown extends object,
  Stored extends StoredRecord<object>,
  Draft extends object,
  Sent extends object,
> {
  /** As the audit log names it. */
  readonly name: string;
  /** The error text for a missing record. */
  readonly missing: string;
  /** Fields that the public does not see; the audit log notes who views a record of a kind that has such fields. */
  readonly personal: readonly string[];
  read(services: Services, id: number): Promise<Stored | undefined>;
  /** Everything that staff may edit, contacts included. */
  present(stored: Stored, terms: Terms): Shown;
  /** Fields of which the check looks at others too: with one of those unread, it would say what nobody can know. */
  readonly restsOn: Readonly<Record<string, readonly string[]>>;
  /** Checks and tidies what the account `staff` sent, before any lock is held. */
  prepare(services: Services, sent: Sent, staff: number): Promise<FinishEdit<Shown, Draft>>;
  save(
    services: Services,
    drafts: ReadonlyArray<Draft | RecordChange<Stored, Draft>>,
    options: SaveOptions<Stored>,
  ): Promise<unknown>;
  readonly remove: DeleteRecords;
}

/** What was sent of a record, of one that is there where `params` name it, without the fields that do not fit. */
interface UnfitSent<Sent> extends Omit<UnfitInput<{ readonly id: number } | undefined, Sent>, 'body'> {
  readonly body: Sent;
}

/** Throws 422 for an edit with mistakes. */
function sound<Draft>(edit: RecordEdit<Draft>): RecordEdit<Draft> {
  if (Object.keys(edit.mistakes).length > 0) throw invalid(edit.mistakes);
  return edit;
}

/**
 * Lets staff read, write and delete records of a kind; each write is recorded in the audit log. A record is read once,
 * under its lock, when it is changed. Every call except `create` throws 404; writes throw 403 if the policy refuses.
 */
export function createStaffRecords<
  Shown extends object,
  Stored extends StoredRecord<object>,
  Draft extends object,
  Sent extends object,
>(services: Services, kind: StaffRecordKind<Shown, Stored, Draft, Sent>) {
  const { db } = services;
  const missing = () => notFound(kind.missing);
  const audit = (
    unit: UnitOfWork,
    context: RequestContext,
    verb: string,
    subjectId: number,
    fields: readonly string[],
  ) =>
    recordAudit(unit, services, {
      ...actorOf(context),
      action: `${kind.name}.${verb}`,
      subjectKind: kind.name,
      subjectId,
      fields,
    });

  async function save(
    terms: Terms,
    draft: Draft | RecordChange<Stored, Draft>,
    note: (unit: UnitOfWork, id: number) => Promise<void>,
  ): Promise<Shown> {
    const shown: Shown[] = [];
    await kind.save(services, [draft], {
      also: async (unit, [id], [stored]) => {
        if (id === undefined || !stored) throw new Error(`A ${kind.name} was not written`);
        await note(unit, id);
        shown[0] = kind.present(stored, terms);
      },
    });
    const [written] = shown;
    if (!written) throw new Error(`A ${kind.name} was not written`);
    return written;
  }

  const find = async (id: number): Promise<Shown> => {
    const [stored, terms] = await Promise.all([kind.read(services, id), termsOf(db)]);
    if (!stored) throw missing();
    return kind.present(stored, terms);
  };

  return {
    find,
    /** The record, for a staff member who looks at it. */
    view: async (context: RequestContext, id: number): Promise<WithRights<Shown>> => {
      const shown = await find(id);
      if (kind.personal.length > 0) await db.transaction(unit => audit(unit, context, 'view', id, kind.personal));
      return withRights(context, shown);
    },
    /** Throws 422. */
    create: async (context: RequestContext, sent: Sent): Promise<WithRights<Shown>> => {
      requireRight(context, 'edit');
      const [finish, terms] = await Promise.all([kind.prepare(services, sent, actorOf(context).actorId), termsOf(db)]);
      const { edited, draft } = sound(finish(undefined, { stored: [], terms }));
      const shown = await save(terms, draft, (unit, id) => audit(unit, context, 'create', id, Object.keys(edited)));
      return withRights(context, shown);
    },
    /** Throws 409 where another editor saved since `updatedAt`, and 422. */
    update: async (context: RequestContext, id: number, sent: Sent, updatedAt: string): Promise<WithRights<Shown>> => {
      requireRight(context, 'edit');
      const [finish, terms] = await Promise.all([kind.prepare(services, sent, actorOf(context).actorId), termsOf(db)]);
      let fields: readonly string[] = [];
      const change: RecordChange<Stored, Draft> = {
        id,
        basedOn: new Date(updatedAt),
        missing,
        draft: stored => {
          const before = kind.present(stored, terms);
          const { edited, draft } = sound(finish(before, { stored: stored.links, terms }));
          fields = changedFields(before, edited);
          return draft;
        },
      };
      return withRights(context, await save(terms, change, unit => audit(unit, context, 'update', id, fields)));
    },
    /** What is wrong with the fields that fit, of a record where `params` name one. Throws 404. */
    check: async ({ params, body, unfit }: UnfitSent<Sent>, context: RequestContext): Promise<FieldErrors> => {
      const [finish, terms, stored] = await Promise.all([
        kind.prepare(services, body, actorOf(context).actorId),
        termsOf(db),
        params && kind.read(services, params.id),
      ]);
      if (params && !stored) throw missing();
      const before = stored && kind.present(stored, terms);
      const { mistakes } = finish(before, { stored: stored?.links ?? [], terms });
      const isSure = (field: string) => !(kind.restsOn[field] ?? []).some(other => unfit.includes(other));
      return Object.fromEntries(Object.entries(mistakes).filter(([field]) => isSure(field)));
    },
    /** Deletes it with all that belongs to it. */
    remove: async (context: RequestContext, id: number): Promise<{ id: number }> => {
      requireRight(context, 'delete');
      const deleted = await kind.remove(services, [id], { also: unit => audit(unit, context, 'delete', id, []) });
      if (deleted.length === 0) throw missing();
      return { id };
    },
  };
}
