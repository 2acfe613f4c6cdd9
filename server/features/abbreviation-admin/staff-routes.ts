import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { bindCalls, type Endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, changedFields, recordAudit } from '../audit/record-audit.ts';
import { withRights } from '../records/record-rights.ts';
import { abbreviationMistakes } from './commands/check-abbreviations.ts';
import { deleteAbbreviation } from './commands/delete-abbreviations.ts';
import { type AbbreviationWrite, saveAbbreviations } from './commands/save-abbreviations.ts';
import { findAbbreviation, listAbbreviations } from './queries/list-abbreviations.ts';
import { abbreviationStaffCalls } from './staff-contract.ts';

/** Calls of the console about abbreviations; each write stands in the audit log. */
export function abbreviationStaffRoutes(services: Services): readonly Endpoint[] {
  const audit = (unit: UnitOfWork, context: RequestContext, verb: string, id: number, fields: readonly string[]) =>
    recordAudit(unit, services, {
      ...actorOf(context),
      action: `abbreviation.${verb}`,
      subjectKind: 'abbreviation',
      subjectId: id,
      fields,
    });
  const show = async (context: RequestContext, id: number) => withRights(context, await findAbbreviation(services, id));
  const save = async (context: RequestContext, write: AbbreviationWrite) => {
    const [id = 0] = await saveAbbreviations(services, [write], (unit, id, before, draft) =>
      before
        ? audit(unit, context, 'update', id, changedFields(before, draft))
        : audit(unit, context, 'create', id, Object.keys(draft)),
    );
    return show(context, id);
  };
  return bindCalls(
    abbreviationStaffCalls,
    {
      list: async ({ query }, context) =>
        sendPage(context, 'abbreviations', query, await listAbbreviations(services, query)),
      detail: ({ params: { id } }, context) => show(context, id),
      create: ({ body }, context) => save(context, { draft: body }),
      update: ({ params: { id }, body: { updated_at: basedOn, ...draft } }, context) =>
        save(context, { id, basedOn, draft }),
      remove: async ({ params: { id } }, context) => {
        await deleteAbbreviation(services, id, unit => audit(unit, context, 'delete', id, []));
        return { id };
      },
    },
    {
      create: ({ body }) => abbreviationMistakes(services.db.primary, body, undefined),
      update: ({ params: { id }, body }) => abbreviationMistakes(services.db.primary, body, id),
    },
  );
}
