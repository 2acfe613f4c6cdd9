import type { z } from 'zod';
import type { Call } from '../../platform/contract/declare-calls.ts';
import type { RestQuery } from '../../platform/contract/rest-query.ts';
import { invalid } from '../../platform/errors/problem.ts';
import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import { type RestPage, sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { mistakesOfDraft } from './commands/check-drafts.ts';
import { dayMistakes } from './commands/check-values.ts';
import { deleteRecord } from './commands/remove-records.ts';
import { saveRecords } from './commands/save-records.ts';
import { wholeRecords } from './queries/whole-records.ts';
import { recordPolicy } from './record.policy.ts';
import type { ReadKind, RecordKind, WholeRecord } from './record-kind.ts';
import type { Field, Fields, ValuesOf } from './staff-fields-contract.ts';
import { fixedNames } from './staff-record-contract.ts';

/** The calls of any kind of record. */
type RecordCalls<F extends Fields, Filter, Sort extends string> = {
  readonly list: Call & { readonly query: z.ZodType<RestQuery<Filter, Sort>> };
  readonly detail: Call & { readonly params: z.ZodType<{ readonly id: number }> };
  readonly create: Call & { readonly body: z.ZodType<Partial<ValuesOf<F>>> };
  readonly update: Call & {
    readonly params: z.ZodType<{ readonly id: number }>;
    readonly body: z.ZodType<Partial<ValuesOf<F>> & { readonly updated_at: string }>;
  };
  /** Of a kind of which records are deleted. */
  readonly remove?: Call & { readonly params: z.ZodType<{ readonly id: number }> };
};

/**
 * Binds the calls of the console about a kind of record; each write stands in the audit log.
 * @param list one page of all records
 */
export function recordRoutes<F extends Fields, Filter, Sort extends string>(
  services: Services,
  kind: RecordKind<F>,
  { remove, ...calls }: RecordCalls<F, Filter, Sort>,
  list: (query: RestQuery<Filter, Sort>) => Promise<RestPage<object>>,
): readonly Endpoint[] {
  const { record } = kind;
  const fields = Object.entries<Field>(record.fields);
  const check = (draft: Partial<ValuesOf<F>>, unfit: readonly string[] = [], id?: number) =>
    mistakesOfDraft(services, kind, { id, draft, unfit });
  const unsaid = Object.fromEntries(fixedNames(record.fields).map(name => [name, undefined]));
  const save = async (
    context: RequestContext,
    id: number | undefined,
    draft: Partial<ValuesOf<F>>,
    updatedAt?: string,
  ) => {
    const isDayWrong = Object.keys(dayMistakes(fields, draft, services.clock.now())).length > 0;
    if (isDayWrong) throw invalid(await check(draft, [], id));
    const [written] = await saveRecords(services, kind, [{ id, updatedAt, draft }], { actor: actorOf(context) });
    return shownTo(services, kind, written, context);
  };
  const written = bindCalls(
    calls,
    {
      list: async ({ query }, context) => sendPage(context, record.plural, query, await list(query)),
      detail: ({ params: { id } }, context) => viewed(services, kind, id, context),
      create: ({ body }, context) => save(context, undefined, body),
      update: ({ params: { id }, body }, context) => save(context, id, body, body.updated_at),
    },
    {
      create: ({ body, unfit }) => check(body, unfit),
      update: ({ params: { id }, body, unfit }) => check({ ...body, ...unsaid }, unfit, id),
    },
  );
  if (!remove) return written;
  const deleted = async ({ id }: { readonly id: number }, context: RequestContext) => {
    await deleteRecord(services, kind, id, actorOf(context));
    return { id };
  };
  return [...written, ...bindCalls({ remove }, { remove: ({ params }, context) => deleted(params, context) })];
}

/** A record for a member of staff who looks at it; who sees what the public does not stands in the audit log. Throws 404. */
async function viewed<F extends Fields>(
  services: Services,
  kind: RecordKind<F>,
  id: number,
  context: RequestContext,
): Promise<object> {
  const shown = await shownRecord(services, kind, id, context);
  const { record, personal: seen = [] } = kind;
  if (seen.length === 0) return shown;
  await services.db.transaction(unit =>
    recordAudit(unit, services, {
      ...actorOf(context),
      action: `${record.kind}.view`,
      subjectKind: record.kind,
      subjectId: id,
      fields: seen,
    }),
  );
  return shown;
}

/** A record as it is stored, as an answer carries it. Throws 404. */
export async function shownRecord<F extends Fields>(
  services: Services,
  kind: ReadKind<F>,
  id: number,
  context: RequestContext,
): Promise<object> {
  const [found] = await wholeRecords(services.db.primary, kind, [id]);
  return shownTo(services, kind, found, context);
}

/** A record as an answer carries it. Throws 404. */
async function shownTo(
  services: Services,
  { record, missing, beside }: Pick<ReadKind, 'record' | 'missing' | 'beside'>,
  found: Pick<WholeRecord, 'id' | 'externalId'> | undefined,
  context: RequestContext,
): Promise<object> {
  if (!found) throw missing();
  const { externalId: _, ...shown } = found;
  const more = (await beside?.(services, [found.id]))?.get(found.id);
  const rights = recordPolicy.rightsOf(requirePrincipal(context), shown);
  return { ...shown, ...more, can: { edit: rights.edit, delete: rights.delete && record.isDeletable === true } };
}
