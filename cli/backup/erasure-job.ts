import { createHash } from 'node:crypto';
import { textOf } from '@antam/server/platform/db/text.ts';
import { enqueue } from '@antam/server/platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '@antam/server/platform/jobs/topic.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { z } from 'zod';
import { destinationOf } from './destination-of.ts';
import { erasuresOf, keepErasures, nameOf } from './erasures.ts';
import { readPlan } from './plan.ts';

/** One message for each state of what the database remembers. */
const topic = defineTopic('backup.erasures', z.object({}), { priority: 'bulk' });

/** Enqueues that who was erased is written beside the backups, where that is not done yet. */
export async function scheduleErasures(services: Pick<Services, 'db'>, now: Date): Promise<void> {
  const { db } = services;
  const names = (await erasuresOf(services)).map(nameOf).sort();
  if (names.length === 0) return;
  const dedupeKey = `erasures:${createHash('sha256').update(names.join('\n')).digest('base64url')}`;
  const known = await textOf(db.read).first('select 1 as one from outbox_message where dedupe_key = ?', [dedupeKey]);
  if (known) return;
  await db.transaction(unit => enqueue(unit, topic, {}, { now, dedupeKey }));
}

/** Adds all erasures to the file of the data folder, and to the list beside the backups by plan. */
export const handleErasures = (services: Services): JobHandler =>
  handle(topic, async () => {
    const { db, config } = services;
    await keepErasures(services, config.dataFolder);
    const plan = await readPlan(db);
    if (plan) await destinationOf(plan.target, config).keepErasures(services);
  });
