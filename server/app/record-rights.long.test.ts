import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS } from '../testing/access-table.ts';
import { logIn } from '../testing/log-in.ts';
import { createRecordMaker } from '../testing/record-rights/record-maker.ts';
import { NAMES_NO_RECORD, RECORDS } from '../testing/record-rights/record-table.ts';
import { createWalkRecords, type WalkRecords } from '../testing/record-rights/walk-records.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Request } from '../testing/visitor.ts';

let app: TestApp;
let walk: WalkRecords;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  walk = await createWalkRecords(app);
});
afterAll(() => app.close());

/** Calls that answer what belongs to the caller, and name no record. */
const OWN = ['/api/v1/account/', '/api/v1/account/session/', '/api/v1/favourite/', '/api/v1/favourite/ids/'];

/** A visitor with a session and a favourite; answers the browser, and the texts that nobody else may see. */
async function somebody(name: string): Promise<{ request: Request; secrets: readonly string[] }> {
  const make = await createRecordMaker(app.services);
  const { accountId, email } = await make.applicant();
  const session = await make.session(accountId);
  const place = await make.page('place', 'published');
  await make.set('session', session, 'device', `Máy của ${name}`);
  await make.set('place', place, 'name', `Phòng khám của ${name}`);
  const request = await logIn(app, email);
  const body = JSON.stringify({ type: 'place', id: place, added: true });
  expect((await request('/api/v1/favourite/', { method: 'PUT', body })).status).toBe(200);
  return { request, secrets: [email, `Máy của ${name}`, `Phòng khám của ${name}`, `[${place}]`] };
}

describe('records by whose they are', () => {
  it('are all in the table, if a path names them', () => {
    const named = Object.keys(ACCESS).filter(call => call.includes('/:'));
    const known = [...Object.keys(RECORDS), ...NAMES_NO_RECORD];
    expect(named.filter(call => !known.includes(call))).toEqual([]);
    expect(known.filter(call => !(call in ACCESS))).toEqual([]);
  });

  it.each(Object.keys(RECORDS))(
    '%s reaches exactly the records that the table names, for every kind of visitor',
    async call => {
      const visits = await walk(call);
      const told = (what: 'seen' | 'expected') =>
        visits.map(visit => `${visit.who}, ${visit.relation}: ${visit[what]}`);
      expect(told('seen')).toEqual(told('expected'));
    },
  );

  it('that no call names are shown to nobody but their owner', async () => {
    const people = [await somebody('Ngân'), await somebody('Bảo')];
    for (const { request, secrets } of people) {
      const texts = await Promise.all(OWN.map(async path => (await request(path)).text()));
      const seen = texts.join('\n');
      for (const other of people) {
        for (const secret of other.secrets)
          expect([secret, seen.includes(secret)]).toEqual([secret, other.secrets === secrets]);
      }
    }
  });
});
