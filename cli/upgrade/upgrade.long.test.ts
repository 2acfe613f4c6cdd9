import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fixedClock } from '@antam/server/platform/clock/clock.ts';
import { nativeOf } from '@antam/server/platform/db/native.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import type { Services } from '@antam/server/platform/services.ts';
import Sqlite from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '../boot/configuration.ts';
import { withServices } from '../boot/services.ts';
import { filledSurroundings, newSurroundings, type Surroundings } from '../testing/surroundings.ts';
import { takeSnapshot } from './snapshots.ts';

let surroundings: Surroundings;
afterEach(() => surroundings.remove());

const inServices = <T>(work: (services: Services) => Promise<T>) => withServices(readSettings(surroundings.env), work);
const isSqlite = !process.env.TEST_DATABASE_URL;

/** Tables as an earlier release left them. */
async function older(to: string): Promise<void> {
  surroundings = await newSurroundings();
  await inServices(async ({ db }) => void (await (await nativeOf(db).orm()).migrator.up({ to })));
}

const write = (sql: string) => inServices(({ db }) => db.transaction(unit => textOf(unit).sql(sql)));

describe('an upgrade', () => {
  it('is announced before it happens: what is pending, what stops old processes, how long it takes, the room', async () => {
    await older('0059-profile-edits');
    const { code, out } = await surroundings.antam('migrate', '--check', '--json');
    const check = JSON.parse(out);
    expect(code).toBe(0);
    expect(check).toMatchObject({ engine: isSqlite ? 'sqlite' : 'postgresql', newer: [] });
    expect(check.pending).toContainEqual({ name: '0061-migration-notes', stopsOldProcesses: false, seconds: 0 });
    expect(check.databaseBytes).toBeGreaterThan(100_000);
    if (isSqlite) expect(check.freeBytes).toBeGreaterThan(check.neededBytes);
    else expect(check.freeBytes).toBeNull();
    const told = await surroundings.antam('migrate', '--check');
    expect(told).toMatchObject({ code: 0, out: expect.stringMatching(/0061-migration-notes +go on/) });
    expect(await surroundings.antam('migrate')).toMatchObject({ code: 0 });
    expect(await surroundings.antam('migrate', '--check')).toMatchObject({ code: 0, out: 'Nothing is pending.\n' });
  });

  it('keeps a copy of a SQLite database, and says on PostgreSQL what runs and what a copy would cost', async () => {
    await older('0058-insurance');
    const { code, err } = await surroundings.antam('migrate');
    expect(code).toBe(0);
    if (!isSqlite) {
      expect(err).toMatch(/migrations will run: 0059-profile-edits, .*\nA copy with pg_dump would read [\d,]+ MB/);
      return;
    }
    const [file = ''] = readdirSync(path.join(surroundings.folder, 'snapshots'));
    expect(file).toMatch(/^\d{8}T\d{6}Z-before-0059-profile-edits\.sqlite$/);
    expect(err).toContain(file);
    const restored = await surroundings.antam('migrate', '--check', '--json');
    expect(JSON.parse(restored.out).pending).toEqual([]);
  });

  it.runIf(isSqlite)('keeps the last three copies, and none of a new database', async () => {
    surroundings = await newSurroundings();
    await surroundings.antam('migrate');
    const folder = path.join(surroundings.folder, 'snapshots');
    expect(existsSync(folder)).toBe(false);
    const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));
    await inServices(async services => {
      for (let time = 1; time <= 5; time += 1) {
        clock.advance(60_000);
        await takeSnapshot({ ...services, clock }, [`00${time}-next`]);
      }
    });
    expect(readdirSync(folder).map(name => name.replace(/.*before-/, ''))).toEqual([
      '003-next.sqlite',
      '004-next.sqlite',
      '005-next.sqlite',
    ]);
  });

  it('is refused by an older program once a newer one has migrated, in every command and by doctor', async () => {
    surroundings = await filledSurroundings('none');
    await write("insert into migration (name) values ('9999-later')");
    for (const command of [['export', 'services'], ['work', '--once'], ['migrate'], ['seed', '--world', 'tiny']]) {
      const { code, err } = await surroundings.antam(...command);
      expect([command[0], code]).toEqual([command[0], 1]);
      expect(err).toMatch(/^antam: The database was brought up to date by a newer version \(9999-later\): run that/m);
    }
    const doctor = await surroundings.antam('doctor', '--json');
    expect(doctor.code).toBe(1);
    expect(JSON.parse(doctor.out)).toContainEqual(expect.objectContaining({ what: 'migrations', verdict: 'failed' }));
    await write("insert into migration_note (name, beside) values ('9999-later', true)");
    expect(await surroundings.antam('export', 'services')).toMatchObject({ code: 0, err: '' });
    expect((await surroundings.antam('doctor')).code).toBe(0);
  });

  it('can be preceded by a backup that the newer program makes', async () => {
    await older('0058-insurance');
    const file = path.join(surroundings.folder, 'before.tar.gz');
    expect(await surroundings.antam('backup', file)).toMatchObject({ code: 0, err: '' });
    expect(await surroundings.antam('restore', file, '--force')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Then brought up to date: 0059-profile-edits'),
    });
  });

  it.runIf(isSqlite)(
    'is undone by the copy that it has made, which is restored as a backup is; uploads stay',
    async () => {
      await older('0058-insurance');
      const upload = path.join(surroundings.folder, 'uploads', 'public', 'a.txt');
      mkdirSync(path.dirname(upload), { recursive: true });
      writeFileSync(upload, 'a picture');
      await surroundings.antam('migrate');
      const [copy = ''] = readdirSync(path.join(surroundings.folder, 'snapshots'));
      const file = path.join(surroundings.folder, 'snapshots', copy);
      await write("insert into setting (name, value, updated_at) values ('later', '1', 0)");
      expect((await surroundings.antam('restore', file)).err).toMatch(/^antam: There is a database already/);
      const { code, out } = await surroundings.antam('restore', file, '--force', '--json');
      expect(code).toBe(0);
      const { migrations, migrated } = JSON.parse(out);
      expect([migrations.at(-1), migrated[0]]).toEqual(['0058-insurance', '0059-profile-edits']);
      const later = await inServices(({ db }) => textOf(db.read).all("select 1 from setting where name = 'later'"));
      expect(later).toEqual([]);
      expect([existsSync(upload), existsSync(file)]).toEqual([true, true]);
    },
  );

  it.runIf(isSqlite)('is not undone by a file that is in use, or of another program', async () => {
    surroundings = await filledSurroundings('none');
    const foreign = path.join(surroundings.folder, 'foreign.sqlite');
    new Sqlite(foreign).exec('create table a (b)').close();
    const { err } = await surroundings.antam('restore', foreign, '--force');
    expect(err).toMatch(/foreign\.sqlite is no database of An Tâm; nothing was changed$/m);
    writeFileSync(`${foreign}-wal`, 'what is not in the file yet');
    expect((await surroundings.antam('restore', foreign, '--force')).err).toMatch(/foreign\.sqlite is in use: name an/);
    expect(await surroundings.antam('migrate', '--check')).toMatchObject({ code: 0, out: 'Nothing is pending.\n' });
  });
});
