import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/record-audit.ts';
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

/** Calls of the console about synonyms. */
export const synonymStaffRoutes = (services: Services): readonly Endpoint[] =>
  bindCalls(synonymStaffCalls, {
    list: async ({ query }, context) => {
      const { rows, total } = await listSynonyms(services, query);
      const { delete: mayDelete } = withRights(context, {}).can;
      const shown = rows.map(row => ({ ...row, can: { delete: mayDelete } }));
      return sendPage(context, 'synonyms', query, { rows: shown, total });
    },
    create: async ({ body }, context) => ({ id: await saveSynonym(services, body, actorOf(context)) }),
    remove: async ({ params: { id } }, context) => {
      await deleteSynonym(services, id, actorOf(context));
      return { id };
    },
  });
