import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { createAnswerSite } from '../../testing/answer-site.ts';
import type { FakeSite } from '../../testing/fake-site.ts';
import { logIn } from '../../testing/log-in.ts';
import { addReviewers, type Reviewers } from '../../testing/reviewers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { erasePerson } from './commands/erase-person.ts';

const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));

/** Two servers on one database; the person is erased at the first one. */
let apps: readonly [TestApp, TestApp];
let sites: readonly FakeSite[] = [];
let reviewers: Reviewers;
let place: number;
beforeAll(async () => {
  const [here, there] = [createAnswerSite(), createAnswerSite()];
  sites = [here, there];
  const [services, config] = [{ clock }, { trustProxy: 1 }];
  const first = await startTestApp({ world: 'tiny', site: here, services, config });
  const database = () => first.services.config.database;
  apps = [first, await startTestApp({ site: there, services, config, database })];
  reviewers = await addReviewers(first);
  place = await reviewers.directory.addPlace();
}, 120_000);
afterAll(async () => {
  await apps[1].close();
  await apps[0].close();
  for (const site of sites) site.remove();
});

const read = async (n: 0 | 1, path: string) => (await apps[n].request(path)).text();

it.each([
  ['without an account', 'Đinh Bội Ngọc', 'boi-ngoc@thu.example', () => Promise.resolve(reviewers.visitor())],
  ['with an account', ACCOUNTS.user.name, ACCOUNTS.user.email, () => logIn(apps[0], ACCOUNTS.user.email)],
])(
  '[ROLE-33] the name of an erased person %s is on no cached page of reviews of two servers',
  async (_, name, email, visit) => {
    const path = `/comment/place/${place}/`;
    const posted = await reviewers.create(await visit(), 'place', reviewers.review({ place, name, email }));
    const { id } = await posted.json();
    expect((await reviewers.decide(id, { decision: 'publish' })).status).toBe(200);
    clock.advance(600_000);
    for (const n of [0, 1] as const) for (let time = 0; time < 2; time += 1) await read(n, path);
    expect(await read(1, path)).toContain(name);
    await erasePerson(apps[0].services, { email, actorId: null });
    clock.advance(300);
    for (const n of [0, 1] as const) expect([n, (await read(n, path)).includes(name)]).toEqual([n, false]);
  },
);
