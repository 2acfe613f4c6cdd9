import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import { afterEach, expect, it } from 'vitest';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings | undefined;
afterEach(async () => {
  await surroundings?.remove();
  surroundings = undefined;
});

/** The highest number of a process on Linux is below. */
const NOBODY = 99_999_999;

it('antam doctor --fix counts drifted hearts anew and removes what killed processes left behind, and nothing else', async () => {
  surroundings = await filledSurroundings('tiny');
  const { antam, env, folder } = surroundings;
  const services = await createServices(readConfig(env));
  const counts = () =>
    textOf(services.db.primary).all(
      `select record_id, value from record_count where name = 'favourites' order by record_id`,
    );
  await services.db.transaction(async unit => {
    await textOf(unit).sql(
      `insert into favourite (account_id, type, entity_id, created_at)
       select id, 'place', 1, created_at from account order by id limit 1`,
    );
    await textOf(unit).sql(
      `insert into record_count (kind, name, record_id, value) values ('place', 'favourites', 1, 4), ('place', 'favourites', 2, 3)`,
    );
  });

  const uploads = path.join(folder, 'uploads', 'ab');
  mkdirSync(uploads, { recursive: true });
  const old = path.join(uploads, '.00000000-0000-0000-0000-000000000001.tmp');
  const young = path.join(uploads, '.00000000-0000-0000-0000-000000000002.tmp');
  const whole = path.join(uploads, 'abc.webp');
  for (const file of [old, young, whole]) writeFileSync(file, 'x');
  for (const file of [old, whole]) utimesSync(file, 1, 1);
  const dead = mkdtempSync(path.join(tmpdir(), `antam-memory-${NOBODY}-`));
  const alive = mkdtempSync(path.join(tmpdir(), `antam-memory-${process.pid}-`));

  const warned = await antam('doctor');
  expect(warned.out).toMatch(/counts\s+warning\s+\d+ counts of hearts have drifted\s+run "antam doctor --fix"/);
  expect(warned.out).toMatch(/leftovers\s+warning/);
  const fixed = await antam('doctor', '--fix');
  expect(fixed.code).toBe(0);
  expect(fixed.err).toContain('Counted anew: the hearts of');
  expect(fixed.out).toMatch(/counts\s+ok/);
  expect(fixed.out).toMatch(/leftovers\s+ok/);
  expect(await counts()).toEqual([
    { record_id: 1, value: 1 },
    { record_id: 2, value: 0 },
  ]);
  expect([old, young, whole, dead, alive].map(file => existsSync(file))).toEqual([false, true, true, false, true]);
  await closeServices(services);
  rmSync(alive, { recursive: true });
});
