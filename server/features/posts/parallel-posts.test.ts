import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { addPostWriters, type PostWriters, words } from '../../testing/post-writers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { threadDetail } from '../forum/contract.ts';
import { editConflict } from './contract.ts';

/** Two servers on one database, as behind a balancer. */
let apps: readonly [TestApp, TestApp];
let writers: PostWriters;
let members: Request[];
beforeAll(async () => {
  const config = { trustProxy: 1 };
  const first = await startTestApp({ world: 'tiny', config });
  const second = await startTestApp({ world: 'none', config, database: () => first.services.config.database });
  apps = [first, second];
  const both = await Promise.all(apps.map(addPostWriters));
  writers = both[0] ?? expect.fail();
  await writers.trust(await writers.accountId('user'));
  members = await Promise.all(both.flatMap(({ as }) => [as('user'), as('doctor'), as('official')]));
});
afterAll(async () => {
  await apps[1].close();
  await apps[0].close();
});

/** Replies of one browser. */
const EACH = 8;

describe('48 replies to one thread at the same moment, by three people at two servers', () => {
  let thread = 0;
  let sent: string[] = [];
  let answers: ReadonlyArray<{ readonly id: number; readonly position: number; readonly text: string }> = [];
  beforeAll(async () => {
    ({ id: thread } = await writers.thread());
    sent = members.flatMap(() => Array.from({ length: EACH }, words));
    answers = await Promise.all(
      sent.map(async (body, at) => {
        const who = members[at % members.length] ?? expect.fail();
        const { post_data } = await writers.stored(who, { thread_id: thread, body });
        return { id: post_data.id, position: post_data.position, text: post_data.body_no_html };
      }),
    );
  });

  it('are all stored, each once, at positions without a gap', async () => {
    expect(answers.map(({ position }) => position).sort((a, b) => a - b)).toEqual(sent.map((_, at) => at + 1));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(sent.length);
    const counted = 'select last_position, reply_count from thread where id = ?';
    const row = await textOf(apps[0].services.db.primary).first(counted, [thread]);
    expect(row).toEqual({ last_position: sent.length, reply_count: sent.length });
  });

  it.each([0, 1] as const)(
    'are read in the order of their positions, with the words of each, at server %i',
    async n => {
      const { replies, pages } = threadDetail.parse(await (await apps[n].request(`/api/v1/thread/${thread}/`)).json());
      expect(pages).toBe(1);
      const inOrder = answers.toSorted((a, b) => a.position - b.position);
      expect(replies.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
      expect(replies.map(({ body_no_html }) => body_no_html)).toEqual(inOrder.map(({ text }) => text));
      expect(new Set(inOrder.map(({ text }) => text))).toEqual(new Set(sent));
    },
  );
});

it('of edits of one version by two servers at the same moment one is stored, and the others are answered with its text', async () => {
  const { id: thread } = await writers.thread();
  const { user } = ACCOUNTS;
  const mine = members.filter((_, at) => at % 3 === 0);
  const { post_data } = await writers.stored(mine[0] ?? expect.fail(), { thread_id: thread, body: words() });
  const texts = [...mine, ...mine].map(words);
  const edits = await Promise.all(
    texts.map((body, at) => writers.edit(mine[at % 2] ?? expect.fail(), post_data.id, { body, version: 1 })),
  );
  expect(edits.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const stored = await writers.read(apps[0].request, post_data.id);
  expect(stored).toMatchObject({ version: 2, created_by: { name: user.name } });
  expect(stored.body_no_html).toBe(texts[edits.findIndex(({ status }) => status === 200)]);
  for (const refused of edits.filter(({ status }) => status === 409)) {
    const body: unknown = await refused.json();
    expect(editConflict.parse(body).current).toMatchObject({ body_no_html: stored.body_no_html, version: 2 });
  }
});
