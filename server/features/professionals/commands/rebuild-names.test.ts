import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../../platform/db/text.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { rebuildThreadTitles } from '../../forum/commands/rebuild-thread-titles.ts';
import { rebuildListNames } from '../../library/commands/rebuild-list-names.ts';
import { rebuildPlaceNames } from '../../places/commands/rebuild-place-names.ts';
import { rebuildPromotionTitles } from '../../promotions/commands/rebuild-promotion-titles.ts';
import { rebuildProfessionalNames } from './rebuild-professional-names.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const keys = (table: string, columns: string) =>
  textOf(app.services.db.primary).all(`select id, ${columns} from ${table} order by id`);

it('the order of names is made again as a save would write it, for people, places, the library, promotions and threads', async () => {
  const { db } = app.services;
  const written = [
    ['professional', 'folded_name, sort_name', rebuildProfessionalNames],
    ['place', 'folded_name, sort_name', rebuildPlaceNames],
    ['disease', 'letter, sort_name', rebuildListNames('disease')],
    ['drug', 'letter, sort_name', rebuildListNames('drug')],
    ['promotion', 'folded_title, sort_title', rebuildPromotionTitles],
    ['thread', 'folded_name', rebuildThreadTitles],
  ] as const;
  for (const [table, columns, rebuild] of written) {
    const before = await keys(table, columns);
    expect(before.length).toBeGreaterThan(0);
    const [ordered = ''] = columns.split(', ').slice(-1);
    await db.transaction(unit => textOf(unit).sql(`update ${table} set ${ordered} = 'x'`));
    await rebuild(app.services);
    expect(await keys(table, columns)).toEqual(before);
  }
});
