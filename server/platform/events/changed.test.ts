import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { type ChangedTags, createChangedTags } from '../cache/changed-tags.ts';
import { fixedClock } from '../clock/clock.ts';
import { textOf } from '../db/text.ts';
import { handle } from '../jobs/topic.ts';
import { createWorker } from '../jobs/worker.ts';
import { createLogger } from '../log/logger.ts';
import { platformEntities } from '../platform.entity.ts';
import { changed, entityChanged } from './changed.ts';
import { type Change, createEventBus } from './event-bus.ts';

let test: FreshDatabase;
let tags: ChangedTags;
const clock = fixedClock(new Date('2026-11-21T03:00:00Z'));

beforeEach(async () => {
  test = await openFreshDatabase(platformEntities);
  tags = createChangedTags(test.db, clock);
});
afterEach(() => test.close());

const logged: string[] = [];
const log = createLogger('error', { write: line => void logged.push(line) });

async function drain(): Promise<Change[]> {
  const seen: Change[] = [];
  const handlers = [handle(entityChanged, async change => void seen.push(change))];
  await createWorker({ db: test.db, clock, log, handlers }).drain();
  return seen;
}

describe('a change', () => {
  it('calls listeners after the commit, and writes to the outbox with it', async () => {
    const events = createEventBus(log);
    const heard: Change[] = [];
    events.subscribe(event => void heard.push(event));
    await test.db.transaction(async unit => {
      await changed(unit, { events, clock, tags }, { subject: 'place', ids: [3, 4], aspects: ['name'] });
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual([{ subject: 'place', ids: [3, 4], aspects: ['name'] }]);
    expect(await drain()).toEqual([
      {
        subject: 'place',
        ids: [3, 4],
        aspects: ['name'],
        hides: false,
      },
    ]);
  });

  it('says in the outbox too whether it hides something, so that what follows after a crash is not late', async () => {
    const services = { events: createEventBus(log), clock, tags };
    await test.db.transaction(async unit => {
      await changed(unit, services, { subject: 'place', ids: [3], aspects: 'all', hides: true });
      await changed(unit, services, { subject: 'place', ids: [4], aspects: ['status'] });
    });
    expect(await drain()).toMatchObject([{ hides: true }, { hides: true }]);
  });

  it('announces nothing of what was rolled back', async () => {
    const events = createEventBus(log);
    const heard: Change[] = [];
    events.subscribe(event => void heard.push(event));
    const failing = test.db.transaction(async unit => {
      await changed(unit, { events, clock, tags }, { subject: 'place', ids: [3], aspects: ['name'] });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(heard).toEqual([]);
    expect(await drain()).toEqual([]);
  });

  it('does not fail the committed call when a listener fails, and calls the others', async () => {
    const events = createEventBus(log);
    const heard: Change[] = [];
    events.subscribe(() => Promise.reject(new Error('listener broke')));
    events.subscribe(() => {
      throw new Error('listener threw');
    });
    events.subscribe(event => void heard.push(event));
    await test.db.transaction(unit =>
      changed(unit, { events, clock, tags }, { subject: 'term', ids: [1], aspects: ['name'] }),
    );
    expect(heard).toHaveLength(1);
    expect(logged.join()).toContain('listener broke');
    expect(logged.join()).toContain('listener threw');
  });

  it('that an earlier version has put into the outbox, without aspects, is handled as one of all aspects', async () => {
    await test.db.transaction(unit =>
      textOf(unit).sql(
        `insert into outbox_message (topic, priority, payload, available_at, attempts, created_at)
         values ('entity.changed', 2, ?, ?, 0, ?)`,
        [JSON.stringify({ kind: 'place', ids: [3, 4] }), clock.now(), clock.now()],
      ),
    );
    expect(await drain()).toEqual([
      {
        subject: 'place',
        ids: [3, 4],
        aspects: 'all',
        hides: false,
      },
    ]);
  });

  it('cuts a bulk change into several messages', async () => {
    const ids = Array.from({ length: 1_200 }, (_, index) => index + 1);
    const events = createEventBus(log);
    await test.db.transaction(unit =>
      changed(unit, { events, clock, tags }, { subject: 'place', ids, aspects: ['name'] }),
    );
    const changes = await drain();
    expect(changes).toHaveLength(3);
    expect(changes.flatMap(change => change.ids).sort((a, b) => a - b)).toEqual(ids);
  });
});
