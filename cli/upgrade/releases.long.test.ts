import { globSync } from 'node:fs';
import path from 'node:path';
import { createApp } from '@antam/server/app/create-app.ts';
import { listen } from '@antam/server/app/listen.ts';
import { migrationsOf } from '@antam/server/platform/db/migrations.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { afterEach, expect, it } from 'vitest';
import { differences } from '../backup/fingerprint.ts';
import { readSettings } from '../boot/configuration.ts';
import { withServices } from '../boot/services.ts';
import { loadSite } from '../boot/site.ts';
import { openArchive, sharedFingerprints } from '../testing/archived-release.ts';
import { newSurroundings, type Surroundings } from '../testing/surroundings.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../fixtures/releases');
const RELEASES = globSync('*.tar.gz', { cwd: FOLDER }).map(file => path.basename(file, '.tar.gz'));

/** By release, tables whose rows a later migration changes on purpose. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  // Its diseases are indexed once more.
  '0.1.0': ['outbox_message'],
};
/** The new search index of another engine is a change that is announced to caches. */
const TOLD = ['content_version'];
/** A backup notes the folder in which it is written, and the release that was restored had no such note. */
const NOTED = 'setting has 2 rows and not 1';

/** Tables whose rows have a name, and the sitemap of their pages. */
const NAMED = { place: 'places', professional: 'professionals' } as const;

let surroundings: Surroundings;
afterEach(() => surroundings.remove());

it.each(RELEASES)('what release %s wrote is brought up to date with every row, and is served', async release => {
  surroundings = await newSurroundings();
  const { antam, folder, env } = surroundings;
  const archive = path.join(FOLDER, `${release}.tar.gz`);
  const { code, out, err } = await antam('restore', archive, '--json');
  expect([code, err]).toEqual([0, expect.not.stringContaining('antam: ')]);
  const after = path.join(folder, 'after.tar.gz');
  expect(await antam('backup', after)).toMatchObject({ code: 0 });

  const old = await openArchive(archive, path.join(folder, 'old'));
  const now = await openArchive(after, path.join(folder, 'now'));
  expect(await sharedFingerprints(old.tables, old.tables)).toEqual(old.manifest.tables);
  const lost = differences(
    await sharedFingerprints(old.tables, now.tables),
    await sharedFingerprints(now.tables, old.tables),
  );
  const changed = CHANGED[release] ?? [];
  const isMeant = (told: string) => told === NOTED || [...TOLD, ...changed].some(table => told.startsWith(`${table} `));
  expect(lost.filter(told => !isMeant(told))).toEqual([]);
  expect(old.tables.names.filter(table => !now.tables.names.includes(table))).toEqual([]);
  const numbers = Object.entries(old.manifest.sequences).filter(([table]) => !changed.includes(table));
  expect(now.manifest.sequences).toMatchObject(Object.fromEntries(numbers));

  // Some are for one engine only.
  const last = old.manifest.migrations.at(-1) ?? '';
  const later = migrationsOf(now.manifest.engine).flatMap(({ name }) => (name > last ? [name] : []));
  expect(JSON.parse(out)).toMatchObject({ migrated: later, erased: 0 });
  expect((await antam('doctor')).code).toBe(0);
  await withServices(readSettings(env), expectPages);
});

/** Every record whose page stands in the sitemap is shown, under its name. */
async function expectPages(services: Services): Promise<void> {
  const app = createApp(services, { site: await loadSite(), pagesAhead: false });
  const listening = await listen(app, { port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${listening.port}`;
  try {
    for (const [table, sitemap] of Object.entries(NAMED)) {
      const rows = await textOf(services.db.primary).all<{ id: number; name: string }>(`select id, name from ${table}`);
      const names = new Map(rows.map(({ id, name }) => [Number(id), name]));
      const map = await (await fetch(`${origin}/sitemap-${sitemap}-1.xml`)).text();
      const paths = [...map.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+-(\d+)\/)<\/loc>/g)];
      expect(paths.length).toBeGreaterThan(0);
      for (const [, page = '', id] of paths) {
        const answer = await fetch(origin + page);
        expect([page, answer.status]).toEqual([page, 200]);
        expect(await answer.text()).toContain(names.get(Number(id)));
      }
    }
  } finally {
    await listening.drain();
    await app.close();
  }
}
