import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { bindCalls, type Endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { withRights } from '../records/record-rights.ts';
import { deleteSynonym, saveSynonym } from './commands/save-synonym.ts';
import { listSynonyms } from './queries/list-synonyms.ts';
import { listWords } from './queries/list-words.ts';
import { searchWordStaffCalls, synonymStaffCalls } from './staff-contract.ts';

/** Calls of the console about words that people looked for. */
export const searchWordStaffRoutes = (services: Services): readonly Endpoint[] =>
  bindCalls(searchWordStaffCalls, {
    list: async ({ query }, context) => {
      const { rows, total } = await listWords(services, query);
      const { edit } = withRights(context, {}).can;
      const shown = rows.map(row => ({ ...row, can: { make_synonym: edit } }));
      return sendPage(context, 'search-words', query, { rows: shown, total });
    },
  });

/** Calls of the console about synonyms; who made one, and who took it back, stands in the audit log. */
export function synonymStaffRoutes(services: Services): readonly Endpoint[] {
  const audit =
    (context: RequestContext, verb: 'create' | 'delete', fields: readonly string[]) => (unit: UnitOfWork, id: number) =>
      recordAudit(unit, services, {
        ...actorOf(context),
        action: `synonym.${verb}`,
        subjectKind: 'synonym',
        subjectId: id,
        fields,
      });
  return bindCalls(synonymStaffCalls, {
    list: async ({ query }, context) => {
      const { rows, total } = await listSynonyms(services, query);
      const { delete: mayDelete } = withRights(context, {}).can;
      const shown = rows.map(row => ({ ...row, can: { delete: mayDelete } }));
      return sendPage(context, 'synonyms', query, { rows: shown, total });
    },
    create: async ({ body }, context) => ({
      id: await saveSynonym(services, body, audit(context, 'create', Object.keys(body))),
    }),
    remove: async ({ params: { id } }, context) => {
      await deleteSynonym(services, id, audit(context, 'delete', []));
      return { id };
    },
  });
}
