import { fixedClock } from '../platform/clock/clock.ts';
import type { SqlValue } from '../platform/db/engine.ts';
import { textOf } from '../platform/db/text.ts';
import { confirmAddress, GOOD_PASSWORD, manyVisitors, post, signUpAs } from './account-visits.ts';
import { createFormSite, type FormSite } from './form-site.ts';
import { sentMails } from './sent-mails.ts';
import { startTestApp } from './test-app.ts';
import type { Request } from './visitor.ts';

const PATH = '/api/v1/account/second-factor/';
const CODES = '/api/v1/account/recovery-codes/';

export const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));

/** An app with a rendered site, and owners of places who change their second factors in it. */
export async function startWithOwners() {
  const site: FormSite = await createFormSite();
  const app = await startTestApp({ site, config: { trustProxy: 1 }, services: { clock } });
  const visitor = manyVisitors(app);
  let people = 0;
  const sql = <Row extends object>(text: string, params: SqlValue[]) =>
    app.services.db.transaction(unit => textOf(unit).sql<Row>(text, params));
  const messagesTo = async (email: string) => (await sentMails(app)).filter(mail => mail.to === email);
  return {
    app,
    site,
    visitor,
    sql,
    messagesTo,
    subjectsTo: async (email: string) => (await messagesTo(email)).map(({ subject }) => subject),
    /** A place's owner who is logged in and has confirmed the address. */
    provider: async (): Promise<{ email: string; request: Request }> => {
      people += 1;
      const email = `chu-${people}@thu.example`;
      const request = await signUpAs(visitor(), email, { type: 'place', place_name: 'Nắng Mai' });
      await confirmAddress(app, email);
      return { email, request };
    },
    logIn: (email: string, password = GOOD_PASSWORD, code?: string) =>
      post(visitor(), '/api/v1/login/', { email, password, code }),
    hasFactor: async (email: string) => {
      const [row] = await sql<{ has: boolean | number }>(
        'select totp_secret is not null or totp_pending_secret is not null as has from account where email = ?',
        [email],
      );
      return Boolean(row?.has);
    },
    storedCodes: async (email: string) =>
      (await sql('select r.id from recovery_code r join account a on a.id = r.account_id where a.email = ?', [email]))
        .length,
    close: async () => {
      await app.close();
    },
  };
}

/** Removes the second factor of the caller. */
export const removeFactor = (request: Request, password?: string) =>
  request(PATH, { method: 'DELETE', body: JSON.stringify({ password }) });

/** Asks for new recovery codes. */
export const renewCodes = (request: Request, password?: string) => post(request, CODES, { password });
