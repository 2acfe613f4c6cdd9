import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { OtherWork } from '@antam/server/app/create-work.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { enqueue } from '@antam/server/platform/jobs/outbox.ts';
import { defineTopic, handle } from '@antam/server/platform/jobs/topic.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { z } from 'zod';
import { handleErasures, scheduleErasures } from './erasure-job.ts';
import { removeLeftovers } from './leftovers.ts';
import { readPlan } from './plan.ts';

export const PLANNED_TOPIC = 'backup.planned';

/** One message for each time that the plan names: its lease lets one process alone make the backup. */
const topic = defineTopic(PLANNED_TOPIC, z.object({ slot: z.number().int() }), { priority: 'bulk' });

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * Backups by plan, and who was erased beside them. Each backup is made by a process of its own, because reading all rows
 * would leave this one no time for visitors.
 */
export const plannedBackups = (services: Services): OtherWork => ({
  handlers: [
    handle(topic, (_, { signal }) => runPlanned(services, signal), { maxAttempts: 3 }),
    handleErasures(services),
  ],
  schedule: async now => {
    await clearLeftovers(services);
    await schedulePlanned(services, now);
    await scheduleErasures(services, now);
  },
});

/** What killed backups and restores have left in the folders that this process knows. */
async function clearLeftovers({ db, config }: Services): Promise<void> {
  const plan = await readPlan(db);
  const folders = [config.dataFolder, ...(plan && plan.target !== 'store' ? [plan.target] : [])];
  for (const folder of folders) removeLeftovers(folder);
}

async function schedulePlanned({ db }: Services, now: Date): Promise<void> {
  const plan = await readPlan(db);
  if (!plan) return;
  const slot = Math.floor(now.getTime() / plan.everyMs);
  const dedupeKey = `backup:${plan.everyMs}:${slot}`;
  const known = await textOf(db.read).first('select 1 as one from outbox_message where dedupe_key = ?', [dedupeKey]);
  if (known) return;
  await db.transaction(unit => enqueue(unit, topic, { slot }, { now, dedupeKey }));
}

async function runPlanned({ db, config }: Services, signal: AbortSignal): Promise<void> {
  if (!(await readPlan(db))) return;
  const args = [...process.execArgv, MAIN, 'backup', '--planned', '--data', config.dataFolder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], signal });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => {
    said = (said + bytes.toString()).slice(-MAX_ERROR);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The backup failed: ${said.trim() || `it ended with ${code}`}`);
}

/** Characters of an error that are kept. */
const MAX_ERROR = 400;
