import { existsSync } from 'node:fs';
import { seededWorld } from '@antam/fixtures/worlds/seeded-world.ts';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { secretState } from '@antam/server/platform/auth/secret-fingerprint.ts';
import { nativeOf } from '@antam/server/platform/db/native.ts';
import { givesRoomBack } from '@antam/server/platform/db/sqlite-room.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { tryWrite } from '@antam/server/platform/db/try-write.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import { outboxCounts } from '@antam/server/platform/jobs/outbox.ts';
import { emailMessageCounts } from '@antam/server/platform/mail/email-messages.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { databaseTrouble } from '../boot/database-failure.ts';
import { FORMER_SECRET, OTHER_SECRET } from '../boot/secret.ts';
import { checkBackups } from './backups.ts';
import { checkCounts } from './counts.ts';
import { type Finding, failed, ok, warning } from './finding.ts';
import { checkBackupLeftovers } from './leftovers.ts';
import { checkOrphans } from './orphans.ts';

/** Checks what needs an open database; opens nothing that is not there yet. */
export async function checkServices(config: Config): Promise<Finding[]> {
  const { database } = config;
  if (database.engine === 'sqlite' && !existsSync(database.file)) {
    return [warning('database', `${database.file} is not there yet`, '"antam serve" or "antam migrate" makes it')];
  }
  let services: Services;
  try {
    services = await createServices(config);
  } catch (error) {
    return [databaseFinding(config, error)];
  }
  try {
    return await checkOpenServices(services);
  } catch (error) {
    return [databaseFinding(config, error)];
  } finally {
    await closeServices(services);
  }
}

function databaseFinding(config: Config, error: unknown): Finding {
  const { message, remedy } = databaseTrouble(config, error);
  return failed('database', message, remedy);
}

async function checkOpenServices(services: Services): Promise<Finding[]> {
  const version = await versionOf(services);
  const pending = await services.db.pendingMigrations();
  const found = [ok('database', version)];
  const newer = await services.db.newerMigrations();
  if (newer.length > 0) {
    const remedy = 'run that version, or go back by "antam restore" with a backup of before';
    return [...found, failed('migrations', `a newer version has run ${newer.join(', ')}`, remedy)];
  }
  if (pending.length > 0) {
    return [...found, failed('migrations', `${pending.length} pending: ${pending.join(', ')}`, 'run "antam migrate"')];
  }
  await tryWrite(services.db, services.clock.now());
  const rest = await Promise.all([
    checkContents(services),
    checkJobs(services),
    checkEmailMessages(services),
    checkWorld(services),
    checkUsedSecret(services),
    checkCounts(services),
    checkBackups(services),
    checkRoom(services),
  ]);
  return [
    ...found,
    ok('migrations', 'none pending'),
    ...rest,
    ...(await checkBackupLeftovers(services)),
    ...(await checkOrphans(services)),
  ];
}

async function versionOf({ db }: Services): Promise<string> {
  const { sqlite } = nativeOf(db);
  if (sqlite) {
    const result = sqlite.pragma('quick_check(1)', { simple: true });
    if (result !== 'ok') throw new Error(`The file is damaged: ${String(result)}`);
    const row = await textOf(db.read).first<{ version: string }>('select sqlite_version() as version');
    return `SQLite ${row?.version}, ${sqlite.name}`;
  }
  const row = await textOf(db.read).first<{ server_version: string }>('show server_version');
  return `PostgreSQL ${row?.server_version}`;
}

/** Whether the file of the database grows for ever. */
function checkRoom({ db }: Services): Finding {
  const { sqlite } = nativeOf(db);
  if (!sqlite) return ok('room', 'PostgreSQL clears its files by itself');
  if (givesRoomBack(sqlite)) return ok('room', 'free pages go back to the disk');
  return warning(
    'room',
    'the file was made by an earlier release and never becomes smaller',
    'stop the site, run "antam vacuum" once',
  );
}

async function checkContents({ db }: Services): Promise<Finding> {
  const row = await textOf(db.read).first<{ provinces: number; places: number; professionals: number }>(
    `select (select count(*) from province) as provinces, (select count(*) from place) as places,
       (select count(*) from professional) as professionals`,
  );
  if (!row || row.provinces === 0)
    return warning('contents', 'no provinces and specialities', 'run "antam serve" once');
  return ok('contents', `${row.places} places, ${row.professionals} professionals`);
}

async function checkJobs({ db }: Services): Promise<Finding> {
  const { waiting, failed: givenUp } = await outboxCounts(db);
  const message = `${waiting} waiting, ${givenUp} given up`;
  if (givenUp > 0)
    return warning('jobs', message, 'see "antam jobs list --state failed", then "antam jobs retry --failed"');
  return ok('jobs', message);
}

/** So long an email message waits for a mail server that is well, and for its worker. */
const SLOW_EMAIL_MESSAGE_MS = 3_600_000;

async function checkEmailMessages({ db, clock }: Services): Promise<Finding> {
  const { waiting, oldestWaiting, failed: undelivered, refused } = await emailMessageCounts(db);
  const message = `${waiting} waiting, ${undelivered} failed in the last week, ${refused} of them refused for good`;
  if (undelivered > 0)
    return warning('letters', message, 'see "antam mail list --state failed", then "antam mail retry --failed"');
  const isLate = oldestWaiting !== null && clock.now().getTime() - oldestWaiting.getTime() > SLOW_EMAIL_MESSAGE_MS;
  if (isLate)
    return warning(
      'letters',
      `${message}; the oldest waits since ${oldestWaiting.toISOString()}`,
      'see "antam mail list"',
    );
  return ok('letters', message);
}

async function checkUsedSecret({ db, config }: Services): Promise<Finding> {
  const state = await secretState(db, config.secret);
  if (state === 'other') return failed('secret in use', OTHER_SECRET.message, OTHER_SECRET.remedy);
  if (state === 'former') return warning('secret in use', FORMER_SECRET.message, FORMER_SECRET.remedy);
  return ok('secret in use', state === 'unused' ? 'none yet' : 'the same as before');
}

async function checkWorld({ db, config }: Services): Promise<Finding> {
  const there = await seededWorld(db);
  if (!there) return ok('world', 'no made-up one');
  if (config.environment !== 'production' || there.world === 'vietnam') return ok('world', `made up: ${there.world}`);
  return failed(
    'world',
    `${there.world} has people with known passwords`,
    'restore or seed another database for production',
  );
}
