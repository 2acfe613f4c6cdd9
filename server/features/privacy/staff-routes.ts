import { vietnamMoment } from '../../platform/clock/vietnam-calendar.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { erasePerson } from './commands/erase-person.ts';
import { type KeptOfPerson, keptOfPerson } from './queries/kept-of-person.ts';
import { listErased } from './queries/list-erased.ts';
import { personStaffCalls, type StaffPerson } from './staff-contract.ts';

/** Calls of the console about what is kept of a person; who looks and who erases stands in the audit log. */
export function personStaffRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(personStaffCalls, {
    list: async ({ query }, context) => {
      const { ids, sort, offset, limit } = query;
      return sendPage(context, 'people', query, await listErased(services, { ids, ...sort, offset, limit }));
    },
    show: async ({ body: { email } }, context) => {
      const found = await keptOfPerson(services, email);
      const subjectId = found.account?.id ?? null;
      const entry = { action: 'person.view', subjectKind: 'person', subjectId, fields: [] };
      await services.db.transaction(unit => recordAudit(unit, services, { ...actorOf(context), ...entry }));
      return present(found);
    },
    erase: async ({ body: { email } }, context) => present(await erasePerson(services, { email, ...actorOf(context) })),
  });
}

const present = ({ account, kept, called_off }: KeptOfPerson): StaffPerson => ({
  account: account ?? null,
  kept,
  called_off: called_off.map(({ code, start }) => ({ code, start: vietnamMoment(start) })),
});
