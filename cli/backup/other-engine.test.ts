import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { textOf } from '@antam/server/platform/db/text.ts';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '../boot/configuration.ts';
import { withServices } from '../boot/services.ts';
import { manifestOf } from '../testing/manifest-of.ts';
import { filledSurroundings, newSurroundings, runCaptured, type Surroundings } from '../testing/surroundings.ts';

const opened: Surroundings[] = [];
afterEach(async () => {
  for (const surroundings of opened.splice(0)) await surroundings.remove();
});
const keep = (surroundings: Surroundings) => {
  opened.push(surroundings);
  return surroundings;
};

/** The same data folder without the database server. */
const onSqlite = ({ env }: Surroundings) => {
  const { DATABASE_URL: _, ...rest } = env;
  return { env: rest, antam: (...args: string[]) => runCaptured(args, rest) };
};

describe.runIf(process.env.TEST_DATABASE_URL)('a backup', () => {
  it('restores into the other engine and back, with every row, picture and the next ids', async () => {
    const source = keep(await filledSurroundings('tiny'));
    const number = () =>
      withServices(readSettings(source.env), ({ db }) =>
        db.transaction(async unit => {
          const sql =
            "insert into consent_record (consent_id, choice, version, at) values ('x', 'refused', 1, now()) returning id";
          const [row] = await textOf(unit).sql<{ id: number }>(sql);
          // Its id must not be handed out again.
          await textOf(unit).sql('delete from consent_record where id = ?', [row?.id ?? 0]);
          return Number(row?.id);
        }),
      );
    const gone = await number();
    const first = path.join(source.folder, 'postgresql.tar.gz');
    expect(await source.antam('backup', first)).toMatchObject({ code: 0 });

    const between = keep(await newSurroundings());
    const sqlite = onSqlite(between);
    expect(await sqlite.antam('restore', first)).toMatchObject({ code: 0 });
    const second = path.join(between.folder, 'sqlite.tar.gz');
    expect(await sqlite.antam('backup', second, '--verify')).toMatchObject({ code: 0 });

    const back = keep(await newSurroundings());
    expect(await back.antam('restore', second)).toMatchObject({ code: 0 });
    const third = path.join(back.folder, 'back.tar.gz');
    expect(await back.antam('backup', third, '--verify')).toMatchObject({ code: 0 });

    const [one, two, three] = [await manifestOf(first), await manifestOf(second), await manifestOf(third)];
    expect([one.engine, two.engine, three.engine]).toEqual(['postgresql', 'sqlite', 'postgresql']);
    expect(Object.keys(one.tables).length).toBeGreaterThan(80);
    // The new search index is a change that is announced to caches.
    const told = {
      content_version: expect.objectContaining({ rows: one.tables.content_version?.rows }),
      // A backup notes there in which folder it is written.
      setting: expect.anything(),
    };
    expect(two.tables).toEqual({ ...one.tables, ...told });
    expect(three.tables).toEqual({ ...one.tables, ...told });
    for (const { sequences } of [one, two, three]) expect(sequences.consent_record).toBe(gone);
    expect(three.sequences).toEqual(one.sequences);
    expect((await back.antam('doctor')).code).toBe(0);
  });

  it('carries what imports changed: one is taken back on the other engine', async () => {
    const source = keep(await filledSurroundings('none'));
    const list = path.join(source.folder, 'list.csv');
    const takeIn = async (kind: string, ...rows: string[]) => {
      writeFileSync(list, `${rows.join('\n')}\n`);
      const { code, out } = await source.antam('import', kind, list, '--json');
      expect(code).toBe(0);
      return String(JSON.parse(out).number);
    };
    const licence = 'licence_number,licence_issuer,licence_scope,licence_evidence,licence_verified_at';
    const people = `external_id,name,specialities,workplaces,${licence}`;
    const checked = '000001/BYT-CCHN,Bộ Y tế,Chuyên khoa Nội,Công văn số 1,2025-03-01';
    const places = 'external_id,name,place_type,province,lat,long,opening_hours,accepts_bhyt';
    await takeIn('places', places, 'a,Phòng khám An Bình,Phòng khám,Hà Nội,21.0301,105.8461,Mo-Sa 07:00-22:00,yes');
    await takeIn('professionals', people, `p,Trần Thị Mai,Tim mạch | 100000-200000,a,${checked}`);
    const exportsOf = async ({ antam }: Pick<Surroundings, 'antam'>) => [
      (await antam('export', 'places')).out,
      (await antam('export', 'professionals')).out,
    ];
    const before = await exportsOf(source);
    const numbers = [
      await takeIn(
        'places',
        places,
        'a,Phòng khám Sao Mai,Phòng khám,Hà Nội,21.0409,105.8333,24/7,no',
        'b,Phòng khám Hoa Sen,Phòng khám,Hà Nội,21.0277,105.8342,Mo 08:00-12:00,yes',
      ),
      await takeIn(
        'professionals',
        people,
        `p,Trần Thị Mơ,Nhi khoa,a,${checked.replaceAll('1', '2')}`,
        `q,Lê Văn Bình,Tim mạch | 50000,a,${checked}`,
      ),
    ];
    expect(await exportsOf(source)).not.toEqual(before);
    const archive = path.join(source.folder, 'backup.tar.gz');
    expect(await source.antam('backup', archive)).toMatchObject({ code: 0 });

    const other = onSqlite(keep(await newSurroundings()));
    expect(await other.antam('restore', archive)).toMatchObject({ code: 0 });
    for (const number of numbers) {
      const { out } = await other.antam('imports', 'undo', number, '--json');
      expect(JSON.parse(out)).toMatchObject({ removed: 1, restored: 1, kept: [] });
    }
    expect(await exportsOf(other)).toEqual(before);
  });

  it('of the world demo goes from SQLite to PostgreSQL and back with every row of every table', async () => {
    const source = onSqlite(keep(await newSurroundings()));
    expect(await source.antam('seed', '--world', 'demo')).toMatchObject({ code: 0 });
    const first = path.join(source.env.ANTAM_DATA ?? '', 'sqlite.tar.gz');
    expect(await source.antam('backup', first)).toMatchObject({ code: 0 });

    const between = keep(await newSurroundings());
    expect(await between.antam('restore', first)).toMatchObject({ code: 0 });
    const second = path.join(between.folder, 'postgresql.tar.gz');
    expect(await between.antam('backup', second, '--verify')).toMatchObject({ code: 0 });

    const back = onSqlite(keep(await newSurroundings()));
    expect(await back.antam('restore', second)).toMatchObject({ code: 0 });
    const third = path.join(back.env.ANTAM_DATA ?? '', 'back.tar.gz');
    expect(await back.antam('backup', third, '--verify')).toMatchObject({ code: 0 });

    const manifests = [first, second, third].map(manifestOf);
    const [one, two, three] = await Promise.all(manifests);
    if (!one || !two || !three) throw new Error('There are three');
    expect([one.engine, two.engine, three.engine]).toEqual(['sqlite', 'postgresql', 'sqlite']);
    expect(one.tables.professional?.rows).toBeGreaterThan(100);
    const told = {
      content_version: expect.objectContaining({ rows: one.tables.content_version?.rows }),
      // A backup notes there in which folder it is written.
      setting: expect.anything(),
    };
    expect(two.tables).toEqual({ ...one.tables, ...told });
    expect(three.tables).toEqual({ ...one.tables, ...told });
    // SQLite does not remember that nothing was handed out.
    const handedOut = Object.fromEntries(Object.entries(one.sequences).filter(([, last]) => last > 0));
    expect(two.sequences).toMatchObject(handedOut);
    expect(three.sequences).toMatchObject(handedOut);
    expect((await back.antam('doctor')).code).toBe(0);
  }, 900_000);

  it('is refused while others are connected, and nothing is changed', async () => {
    const source = keep(await filledSurroundings('none'));
    const file = path.join(source.folder, 'a.tar.gz');
    await source.antam('backup', file);
    const other = new pg.Client({ connectionString: source.env.DATABASE_URL });
    await other.connect();
    const { code, err } = await source.antam('restore', file, '--force');
    await other.end();
    expect([code, err]).toEqual([6, expect.stringMatching(/^antam: One other connection uses the database: stop all/)]);
    expect((await source.antam('doctor')).code).toBe(0);
  });
});
