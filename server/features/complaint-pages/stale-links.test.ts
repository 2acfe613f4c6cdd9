import { aDisease } from '@antam/fixtures/factories/diseases.ts';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { changed } from '../../platform/events/changed.ts';
import { createAnswerSite } from '../../testing/answer-site.ts';
import { consoleCalls } from '../../testing/console-calls.ts';
import { createDirectory } from '../../testing/directory.ts';
import type { FakeSite } from '../../testing/fake-site.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { complaintDetail } from './contract.ts';

const clock = fixedClock(new Date());
let app: TestApp;
let site: FakeSite;
let disease: number;
beforeAll(async () => {
  site = createAnswerSite();
  app = await startTestApp({ world: 'tiny', site, services: { clock } });
  disease = (await aDisease(app.services.db, { name: 'Viêm nấc mạn' })).id;
  await announceDisease();
  await follow();
  const editor = consoleCalls(await logIn(app, ACCOUNTS.editor.email));
  const cardiology = (await createDirectory(app.services)).term('speciality', 'tim-mach');
  const overview = '<p>Có thể do viêm nấc mạn hay sưng nấc.</p>';
  await editor.create('complaints/', { name: 'nấc để nối', specialities: [cardiology], overview });
});
afterAll(async () => {
  await app.close();
  site.remove();
});

const announceDisease = () =>
  app.services.db.transaction(unit =>
    changed(unit, app.services, { subject: 'disease', ids: [disease], aspects: 'all' }),
  );
/** The work that follows announced changes, some time after their commit. */
const follow = () => createWork(app.services).drain();

/** The words that are links on the page as visitors are served it. */
async function linkedWords(): Promise<string[]> {
  const answer = await app.request('/complaint/page/nac-de-noi/');
  const { sections } = complaintDetail.parse(JSON.parse(await answer.text()));
  return sections.flatMap(({ html }) => [...html.matchAll(/<a [^>]*>([^<]*)</g)].map(([, words = '']) => words));
}

it('a page that was served between a change of a disease and that of the known names is linked by its new name afterwards', async () => {
  expect(await linkedWords()).toEqual(['viêm nấc mạn']);
  await app.services.db.transaction(unit =>
    textOf(unit).sql(`update disease set name = 'Sưng nấc' where id = ?`, [disease]),
  );
  await announceDisease();
  // Later than lists may show a change.
  clock.advance(10_000);
  expect(await linkedWords()).toEqual(['viêm nấc mạn']);
  await follow();
  expect(await linkedWords()).toEqual(['sưng nấc']);
});
