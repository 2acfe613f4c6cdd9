import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';

/** What the site keeps of a visitor as a hint for forms; it goes with the session, as others may use the browser. */
const HINTS = ['email', 'name', 'phone'];

/** Ends the browser's session, if it has one, on the server and in the browser. */
export async function logOut({ db }: Services, context: RequestContext): Promise<void> {
  const { principal } = context;
  if (principal) {
    await db.transaction(unit => unit.sql('delete from session where id = ?', [principal.sessionId]));
  }
  context.endSession();
  for (const name of HINTS) context.dropCookie(name);
}
