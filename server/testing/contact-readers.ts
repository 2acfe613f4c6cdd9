import { textOf } from '../platform/db/text.ts';
import { logIn } from './log-in.ts';
import type { TestApp } from './test-app.ts';
import type { Request } from './visitor.ts';

const DAY_MS = 86_400_000;

/** Makes a visitor at a network address who may ask for contacts, logged in. */
export type AddReader = (address: string, who?: 'newcomer' | 'known' | 'unconfirmed') => Promise<Reader>;
export interface Reader {
  readonly accountId: number;
  readonly request: Request;
}

/** For an app with `trustProxy: 1`. A newcomer has confirmed the address just now, who is known two days ago. */
export function contactReaders(app: Pick<TestApp, 'services' | 'url'>): AddReader {
  const { db, clock } = app.services;
  let made = 0;
  return async (address, who = 'newcomer') => {
    made += 1;
    const email = `doc-${made}@doc-lien-he.example`;
    const now = clock.now();
    const confirmedAt = { newcomer: now, known: new Date(now.getTime() - 2 * DAY_MS), unconfirmed: null }[who];
    const [row] = await db.transaction(unit =>
      textOf(unit).sql<{ id: number }>(
        `insert into account (email, name, utm, email_confirmed_at, created_at, updated_at)
         values (?, 'Người Đọc', '{}', ?, ?, ?) returning id`,
        [email, confirmedAt, now, now],
      ),
    );
    const visitor = await logIn(app, email);
    const request: Request = (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', address);
      return visitor(path, { ...init, headers });
    };
    return { accountId: row?.id ?? 0, request };
  };
}
