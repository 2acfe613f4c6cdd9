import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../boot/configuration.ts';
import { withServices } from '../boot/services.ts';
import { type RunningExecutable, runExecutable, startExecutable } from '../testing/executable.ts';
import { addMigrations, makeNextRelease } from '../testing/next-release.ts';
import { createCallers } from '../testing/side-by-side/caller.ts';
import { preparedKinds, signUps } from '../testing/side-by-side/kinds.ts';
import { startLoad } from '../testing/side-by-side/load.ts';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';

const ON_POSTGRES = process.env.TEST_DATABASE_URL !== undefined;
/** How long a server may take to see that it cannot go on. */
const PATIENCE_MS = 60_000;
/** How long both serve under load; on a slow machine less is read and written meanwhile. */
const LOAD_MS = 4_000;

const BESIDE = `-- Of the next release.
-- beside: yes

alter table "account" add "next_note" text not null default 'none';

alter table "booking" add "next_count" int not null default 0;

create table "next_thing" ("id" serial primary key, "name" text not null);
`;

let surroundings: Surroundings;
let next: string;
const running: RunningExecutable[] = [];
beforeAll(async () => {
  if (!ON_POSTGRES) return;
  surroundings = await filledSurroundings('tiny', { ANTAM_TRUST_PROXY: '1', ANTAM_LOG_LEVEL: 'error' });
  next = mkdtempSync(path.join(tmpdir(), 'antam-next-'));
  makeNextRelease(next, { '9000-next': BESIDE });
});
afterAll(async () => {
  if (!ON_POSTGRES) return;
  for (const server of running) server.kill('SIGKILL');
  await surroundings.remove();
  rmSync(next, { recursive: true, force: true });
});

async function serve(release?: string): Promise<RunningExecutable> {
  const server = await startExecutable(['serve', '--port', '0'], surroundings.env, release);
  running.push(server);
  return server;
}

const readiness = async ({ url }: RunningExecutable) => {
  const answer = await fetch(`${url}/readyz`);
  return [answer.status, ((await answer.json()) as { migrations: string }).migrations];
};

describe.runIf(ON_POSTGRES)('two releases side by side', () => {
  it('read and write one database without an error, while the next one migrates it and after, and lose nothing; then one stops the other', async () => {
    const old = await serve();
    const callers = createCallers();
    const alone = startLoad(callers, [old.url], [signUps(callers)]);
    const migrated = await runExecutable(['migrate'], surroundings.env, next);
    expect([migrated.code, migrated.out]).toEqual([0, expect.stringContaining('9000-next')]);
    const young = await serve(next);
    const during = await alone.stop();
    expect(during.faults).toEqual([]);

    const seconds = LOAD_MS / 1_000;
    const kinds = await withServices(readSettings(surroundings.env), services =>
      preparedKinds(services, callers, seconds),
    );
    const both = startLoad(callers, [old.url, young.url], kinds);
    await sleep(LOAD_MS);
    const beside = await both.stop();
    expect(beside.faults).toEqual([]);
    for (const count of [
      during.reads,
      beside.reads,
      ...Object.values(during.writes),
      ...Object.values(beside.writes),
    ]) {
      expect(count).toBeGreaterThan(0);
    }
    expect(Object.keys(beside.writes)).toEqual(['sign-ups', 'bookings', 'replies', 'reviews']);
    for (const server of [old, young]) {
      expect(await readiness(server)).toEqual([200, 'ok']);
      expect(server.said.out + server.said.err).not.toMatch(/"level":(50|60)/);
    }

    // A migration that does not say that the release before may go on beside it.
    addMigrations(next, { '9001-alone': 'alter table "account" add "next_only" text null;\n' });
    expect(await runExecutable(['migrate'], surroundings.env, next)).toMatchObject({ code: 0 });
    await vi.waitFor(async () => expect(await readiness(old)).toEqual([503, 'failed']), PATIENCE_MS);
    expect(await old.stop()).toBe(0);
    expect(await readiness(young)).toEqual([200, 'ok']);
  });
});
