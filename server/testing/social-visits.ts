import { fixedClock } from '../platform/clock/clock.ts';
import { textOf } from '../platform/db/text.ts';
import { type FakeIdentityProvider, type FakePerson, startFakeIdentityProvider } from './fake-identity-provider.ts';
import { createFormSite } from './form-site.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { createVisitor, type Request } from './visitor.ts';

export const SOCIAL_START = '/dang-nhap/demo/';
/** Where a login ends that took too long, or that nobody has begun. */
export const SOCIAL_EXPIRED = '/dang-nhap?loi=het-han';
/** Where a login ends that failed. */
export const SOCIAL_FAILED = '/dang-nhap?loi=loi';
/** Of everybody who signs up here. */
export const SOCIAL_PASSWORD = 'bảy con mèo trên mái nhà';

/** An app that offers the login by a provider of its own, and visitors who use it. */
export interface SocialVisits {
  readonly app: TestApp;
  readonly provider: FakeIdentityProvider;
  readonly clock: ReturnType<typeof fixedClock>;
  visitor(): Request;
  /** A person who has no account here yet. */
  newPerson(vary?: Partial<FakePerson>): FakePerson;
  /** Goes to the provider; answers its address. */
  begin(request: Request, query?: string): Promise<string>;
  /** Goes there and comes back; answers where the browser is sent in the end. */
  logIn(request: Request, person: FakePerson, query?: string): Promise<string>;
  /** A person with an account and a password, logged in. */
  signedUp(): Promise<{ email: string; request: Request }>;
  sql<Row extends object>(text: string, params: string[]): Promise<Row[]>;
  /** The accounts that are linked with this person. */
  identities(subject: string): Promise<{ accountId: number }[]>;
  close(): Promise<void>;
}

/** Starts the app and the provider; close them after the tests of the file. */
export async function startSocialVisits(world: 'none' | 'tiny' = 'none'): Promise<SocialVisits> {
  const clock = fixedClock(new Date('2026-03-01T08:00:00Z'));
  const provider = await startFakeIdentityProvider();
  const config = { socialLogin: { demo: provider.config } };
  const app = await startTestApp({ world, site: await createFormSite(), services: { clock }, config });
  let numbers = 0;
  const visitor = () => createVisitor(app.url);
  const begin = async (request: Request, query = '') => {
    const answer = await request(SOCIAL_START + query);
    if (answer.status !== 303) throw new Error(`The way to the provider: ${answer.status}`);
    return locationOf(answer);
  };
  const sql = <Row extends object>(text: string, params: string[]) =>
    app.services.db.transaction(unit => textOf(unit).sql<Row>(text, params));
  return {
    app,
    provider,
    clock,
    visitor,
    begin,
    sql,
    newPerson: (vary = {}) => {
      numbers += 1;
      return {
        sub: `person-${numbers}`,
        email: `p${numbers}@example.vn`,
        email_verified: true,
        name: 'Lê Mai',
        ...vary,
      };
    },
    logIn: async (request, person, query = '') =>
      locationOf(await request(provider.agree(await begin(request, query), person))),
    signedUp: async () => {
      numbers += 1;
      const email = `p${numbers}@example.vn`;
      const request = visitor();
      const answer = await request('/api/v1/signup/', posting({ name: 'Trần An', email, password: SOCIAL_PASSWORD }));
      if (answer.status !== 200) throw new Error(`The signup: ${answer.status}`);
      return { email, request };
    },
    identities: subject => sql('select account_id as "accountId" from social_identity where subject = ?', [subject]),
    close: async () => {
      await app.close();
      await provider.close();
    },
  };
}

export const posting = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });
export const locationOf = (answer: Response) => answer.headers.get('location') ?? '';
export const codeOf = async (answer: Response): Promise<unknown> => Object(await answer.json()).code;

/** The account that is logged in, as it sees itself; undefined for nobody. */
export async function whoIs(request: Request) {
  const answer = await request('/api/v1/account/');
  return answer.status === 200 ? Object(await answer.json()) : undefined;
}
