import type { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { pastDay } from '../../platform/clock/past-day.ts';
import type { Call } from '../../platform/contract/declare-calls.ts';
import type { RestQuery } from '../../platform/contract/rest-query.ts';
import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import { type RestPage, sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/record-audit.ts';
import { saveRecords } from './commands/save-records.ts';
import { type WholeRecord, wholeRecords } from './queries/whole-records.ts';
import { recordPolicy } from './record.policy.ts';
import type { RecordKind } from './record-kind.ts';
import type { Fields } from './staff-fields-contract.ts';

/** The calls of any kind of record. */
type RecordCalls<Filter, Sort extends string> = {
  readonly list: Call & { readonly query: z.ZodType<RestQuery<Filter, Sort>> };
  readonly detail: Call & { readonly params: z.ZodType<{ readonly id: number }> };
  readonly create: Call & { readonly body: z.ZodObject };
  readonly update: Call & { readonly params: z.ZodType<{ readonly id: number }>; readonly body: z.ZodObject };
};

/**
 * Binds the calls of the console about a kind of record; each write stands in the audit log.
 * @param list one page of all records
 */
export function recordRoutes<Filter, Sort extends string>(
  services: Services,
  kind: RecordKind,
  { create, update, ...reads }: RecordCalls<Filter, Sort>,
  list: (query: RestQuery<Filter, Sort>) => Promise<RestPage<object>>,
): readonly Endpoint[] {
  const { record } = kind;
  const days = pastDays(record.fields, services.clock);
  const calls = {
    ...reads,
    create: { ...create, body: create.body.extend(days) },
    update: { ...update, body: update.body.extend(days) },
  };
  return bindCalls(calls, {
    list: async ({ query }, context) => sendPage(context, record.plural, query, await list(query)),
    detail: ({ params: { id } }, context) => shownRecord(services, kind, id, context),
    create: async ({ body: draft }, context) => {
      const [written] = await saveRecords(services, kind, [{ draft }], { actor: actorOf(context) });
      return shownTo(context, kind, written);
    },
    update: async ({ params: { id }, body: { updated_at: updatedAt, ...draft } }, context) => {
      const write = { id, updatedAt: String(updatedAt), draft };
      const [written] = await saveRecords(services, kind, [write], { actor: actorOf(context) });
      return shownTo(context, kind, written);
    },
  });
}

/** A record as it is stored, as an answer carries it. Throws 404. */
export async function shownRecord(
  { db }: Pick<Services, 'db'>,
  kind: RecordKind,
  id: number,
  context: RequestContext,
): Promise<object> {
  const [found] = await wholeRecords(db.primary, kind, [id]);
  return shownTo(context, kind, found);
}

/** A record as an answer carries it. Throws 404. */
function shownTo(context: RequestContext, kind: RecordKind, found: WholeRecord | undefined): object {
  if (!found) throw kind.missing();
  const { externalId: _, ...record } = found;
  const { edit } = recordPolicy.rightsOf(requirePrincipal(context), record);
  return { ...record, can: { edit, delete: false } };
}

const pastDays = (fields: Fields, clock: Clock) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.kind === 'day' ? [[name, pastDayOf(field, clock)]] : [])),
  );

/** A day that must have been, or nothing: the contract's own check only knows what a day looks like. */
export const pastDayOf = ({ error }: { readonly error: string }, clock: Clock) =>
  pastDay(clock, error).nullable().default(null);
