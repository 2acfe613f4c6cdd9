import { hasRole } from '../../platform/auth/policy.ts';
import type { Principal } from '../../platform/auth/principal.ts';
import type { FindSource } from '../../platform/finding/find-source.ts';
import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { viewsOf } from '../audit/record-views.ts';
import { pageOf } from './queries/candidates.ts';
import { type Found, findRecords } from './queries/find-records.ts';
import { readAsked } from './rules/read-asked.ts';
import { findStaffCalls } from './staff-contract.ts';

/** Calls of the console by which staff find records of all kinds. Who is shown people leaves a trace, as in their lists. */
export function findStaffRoutes(services: Services): readonly Endpoint[] {
  const { subjects, findSources } = services;
  // Equal matches of kinds that have pages stand before those of kinds that have none.
  const inOrder = findSources.toSorted((a, b) => Number(b.page !== undefined) - Number(a.page !== undefined));
  const pages = new Set(findSources.map(pageOf));
  const people = subjects.all.find(subject => subject.people)?.people;
  const personNameOf = (name: string) => people?.foldedName(name) ?? '';
  const sourcesOf = perRole(role => inOrder.filter(source => mayList(role, source)));
  const trace = async (context: RequestContext, sources: readonly FindSource[], found: Found, isOfPerson: boolean) => {
    for (const { people: shown, resource } of sources) {
      const isShown = found.kinds.some(({ source }) => source.resource === resource);
      // That nobody has this address or number is said of a person, too.
      if (shown && (isShown || isOfPerson)) await viewsOf(services, shown.subject).list(context, shown.fields);
    }
  };
  return bindCalls(findStaffCalls, {
    find: async ({ body: { q } }, context) => {
      const read = readAsked(q, { pages, personNameOf });
      if (read === undefined) return { similar: false, groups: [] };
      const sources = sourcesOf(requirePrincipal(context).role);
      const found = await findRecords(services, sources, read);
      await trace(context, sources, found, read.isOfPerson);
      const groups = found.kinds.map(({ source: { resource, title }, records }) => ({
        resource,
        title,
        records: [...records],
      }));
      return { similar: found.similar, groups };
    },
  });
}

/** As the call that lists the kind decides it. */
const mayList = (role: Principal['role'], { list: { roles } }: FindSource) =>
  roles === undefined || hasRole({ role }, ...roles);

/** One list for each role: the statements that ask its kinds are kept with it. */
function perRole<Value>(make: (role: Principal['role']) => Value): (role: Principal['role']) => Value {
  const known = new Map<Principal['role'], Value>();
  return role => {
    const value = known.get(role) ?? make(role);
    known.set(role, value);
    return value;
  };
}
