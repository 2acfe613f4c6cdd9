import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/record-audit.ts';
import { grantIdentity, noAccount, revokeIdentity } from './commands/grant-identity.ts';
import { grantedIdentities, isKnownAccount } from './queries/granted-identities.ts';
import { identityStaffCalls } from './staff-contract.ts';

/** Calls of the console about the identities of official accounts. What admins change stands in the audit log. */
export function identityStaffRoutes(services: Services): readonly Endpoint[] {
  const listed = async (id: number) => ({ identities: await grantedIdentities(services.db.primary, id) });
  return bindCalls(identityStaffCalls, {
    list: async ({ params: { id } }) => {
      if (!(await isKnownAccount(services.db.primary, id))) throw noAccount();
      return listed(id);
    },
    grant: async ({ params: { id }, body }, context) => {
      await grantIdentity(services, actorOf(context), id, body);
      return listed(id);
    },
    revoke: async ({ params: { id, identity } }, context) => {
      await revokeIdentity(services, actorOf(context), id, identity);
      return listed(id);
    },
  });
}
