import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readBackupFacts } from '@antam/server/platform/backups/backup-facts.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { thumbnailKey } from '@antam/server/platform/images/image-sizes.ts';
import { fileOfKey } from '@antam/server/platform/storage/folder-store.ts';
import { create, extract } from 'tar';
import { afterEach, describe, expect, it } from 'vitest';
import { createBackup } from '../backup/create-backup.ts';
import { type Manifest, readManifest } from '../backup/manifest.ts';
import { proveBackup } from '../backup/prove-backup.ts';
import { readSettings } from '../boot/configuration.ts';
import { withServices } from '../boot/services.ts';
import { filledSurroundings, newSurroundings, runCaptured, type Surroundings } from '../testing/surroundings.ts';

const ANTAM = fileURLToPath(new URL('../bin/antam.js', import.meta.url));

const opened: Surroundings[] = [];
const keep = (surroundings: Surroundings) => {
  opened.push(surroundings);
  return surroundings;
};
const open = async () => keep(await newSurroundings());
afterEach(async () => {
  for (const surroundings of opened.splice(0)) await surroundings.remove();
});

/** Seeded surroundings with one uploaded file, and their backup. */
async function backedUp() {
  const source = keep(await filledSurroundings('tiny'));
  const upload = path.join(source.folder, 'uploads', 'public', 'ab', 'abc.txt');
  mkdirSync(path.dirname(upload), { recursive: true });
  writeFileSync(upload, 'a picture');
  const file = path.join(source.folder, 'copies', 'antam.tar.gz');
  const backup = await source.antam('backup', file);
  return { source, file, backup };
}

const exported = async (surroundings: Surroundings) =>
  Promise.all(
    ['places', 'professionals', 'services'].map(async kind => (await surroundings.antam('export', kind)).out),
  );

describe('antam backup and restore', () => {
  it('bring database and uploads to another machine as they were', async () => {
    const { source, file, backup } = await backedUp();
    expect(backup).toMatchObject({ code: 0, out: expect.stringMatching(/antam\.tar\.gz: [\d.]+ MB/) });
    const target = await open();
    const restored = await target.antam('restore', file);
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(await exported(target)).toEqual(await exported(source));
    expect(readFileSync(path.join(target.folder, 'uploads', 'public', 'ab', 'abc.txt'), 'utf8')).toBe('a picture');
    expect((await target.antam('doctor', '--json')).code).toBe(0);
    // New rows get new ids: the sequences went along.
    const list = path.join(target.folder, 'list.csv');
    writeFileSync(list, 'external_id,name,place_type,province\nnew-1,Nhà thuốc Mới Mở,Nhà thuốc,Hà Nội\n');
    expect(await target.antam('import', 'places', list)).toMatchObject({ code: 0, err: '' });
  });

  it('replaces what is there only with --force', async () => {
    const { source, file } = await backedUp();
    const before = await exported(source);
    const target = keep(await filledSurroundings('none'));
    expect(await exported(target)).not.toEqual(before);
    const refused = await target.antam('restore', file);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^antam: There is a database already/m);
    expect(await target.antam('restore', file, '--force')).toMatchObject({ code: 0 });
    expect(await exported(target)).toEqual(before);
  });

  it('accepts a backup whose migrations had other numbers', async () => {
    const { source, file } = await backedUp();
    const older = await changedManifest(source, file, manifest => {
      expect(manifest.migrations).toContain('0008-accounts');
      const migrations = manifest.migrations.map(name => (name === '0008-accounts' ? '0007-accounts' : name));
      return { ...manifest, migrations };
    });
    const target = await open();
    expect(await target.antam('restore', older)).toMatchObject({ code: 0, err: '' });
    expect(await exported(target)).toEqual(await exported(source));
  });

  it('changes nothing when the archive is broken, foreign or of a newer version', async () => {
    const { source, file } = await backedUp();
    const before = await exported(source);
    const bytes = readFileSync(file);
    const half = path.join(source.folder, 'half.tar.gz');
    writeFileSync(half, bytes.subarray(0, bytes.length / 2));
    const foreign = path.join(source.folder, 'foreign.tar.gz');
    await create({ gzip: true, file: foreign, cwd: source.folder }, ['copies']);
    const newer = await changedManifest(source, file, manifest => ({
      ...manifest,
      migrations: ['9999-from-the-future'],
    }));
    for (const [archive, message, expected] of [
      [half, /half\.tar\.gz (cannot be unpacked: .*copy it again|is no backup)/, 3],
      [foreign, /is no backup/, 3],
      [source.folder, /is a folder: name an archive in it/, 3],
      [newer, /newer version/, 1],
      [path.join(source.folder, 'none.tar.gz'), /is not there/, 3],
    ] as const) {
      const { code, err } = await source.antam('restore', archive, '--force');
      expect(code, archive).toBe(expected);
      expect(err).toMatch(message);
    }
    expect(await exported(source)).toEqual(before);
  });

  it('replaces an archive only with --force', async () => {
    const { source, file } = await backedUp();
    const before = readFileSync(file);
    const refused = await source.antam('backup', file);
    expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/^antam: .*is there already: .*--force$/m) });
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(await source.antam('backup', file, '--force')).toMatchObject({ code: 0 });
  });

  it('leaves no half archive behind', async () => {
    const source = await open();
    const file = path.join(source.folder, 'antam.tar.gz');
    // SQLite has no database yet, PostgreSQL no tables.
    expect((await source.antam('backup', file)).code).toBe(source.env.DATABASE_URL === undefined ? 3 : 1);
    expect(readdirSync(source.folder).filter(name => name.includes('antam.tar.gz'))).toEqual([]);
  });

  it('remove what stopped commands have left, and nothing of commands that still run', async () => {
    const { source, file } = await backedUp();
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    const name = (what: string, pid: number) => `.antam-${what}-${pid}-abcdef`;
    const gone = [name('backup', ended), name('restore', ended), name('proof', ended)];
    const kept = name('restore', process.ppid);
    for (const folder of [...gone, kept]) mkdirSync(path.join(source.folder, folder));
    expect(await source.antam('restore', file, '--force')).toMatchObject({ code: 0 });
    const left = readdirSync(source.folder).filter(entry => entry.startsWith('.antam-'));
    expect(left).toEqual([kept]);
  });

  it('say in one line which file cannot be written', async () => {
    const { source } = await backedUp();
    const { code, err } = await source.antam('backup', '/dev/null/antam.tar.gz');
    expect(code).toBe(3);
    expect(err).toMatch(/^antam: \/dev\/null.*: a file is in the place of a folder: move the file away\n$/);
    const long = await source.antam('backup', path.join(source.folder, 'a'.repeat(250)));
    expect(long).toMatchObject({ out: '', err: expect.stringMatching(/^antam: .*ENAMETOOLONG.*\n$/) });
    if (process.platform !== 'linux') return;
    const nowhere = await source.antam('backup', '/proc/nope/antam.tar.gz');
    expect(nowhere).toMatchObject({
      code: 3,
      err: 'antam: /proc/nope: there is no such file or folder: check the path, or make the folder\n',
    });
  });

  it.runIf(process.platform === 'linux')('say by their exit code what is in the way', async () => {
    const { source, file } = await backedUp();
    const nowhere = await source.antam('backup', '/proc/nope/antam.tar.gz');
    expect(nowhere).toMatchObject({ code: 3, out: '', err: expect.stringMatching(/^antam: \/proc\/nope: .*\n$/) });
    const forbidden = await source.antam('backup', '/sys/nope/antam.tar.gz');
    expect(forbidden).toMatchObject({ code: 4, err: expect.stringMatching(/^antam: \/sys\/nope: this user may not/) });
    const away = { ...source.env, DATABASE_URL: 'postgres://lan:hush@127.0.0.1:1/antam' };
    expect(await runCaptured(['restore', file, '--force'], away)).toMatchObject({
      code: 6,
      err: expect.stringMatching(/^antam: The database at 127\.0\.0\.1:1\/antam cannot be opened .*\n$/),
    });
    const full = promisify(execFile)('sh', ['-c', '"$0" "$1" backup - > /dev/full', process.execPath, ANTAM], {
      env: { PATH: process.env.PATH ?? '', ...source.env },
    });
    await expect(full).rejects.toMatchObject({ code: 5, stderr: 'antam: the disk is full: free some space\n' });
  });

  it('write the archive to standard output for "-", and nothing else', async () => {
    const { source, file } = await backedUp();
    const copy = path.join(source.folder, 'piped.tar.gz');
    await promisify(execFile)('sh', ['-c', `"$0" "$1" backup - > "$2"`, process.execPath, ANTAM, copy], {
      env: { PATH: process.env.PATH ?? '', ...source.env },
    });
    expect(await source.antam('backup', '--verify', copy)).toMatchObject({ code: 0 });
    expect(await source.antam('backup', '-', '--json')).toMatchObject({ code: 1, out: '' });
    expect(existsSync(file)).toBe(true);
  });
});

describe('antam backup --verify', () => {
  it('proves a backup by restoring it and comparing rows, hashes and pictures', async () => {
    const { source, file } = await backedUp();
    const proved = await source.antam('backup', file, '--verify');
    expect(proved).toMatchObject({ code: 0, err: '' });
    expect(proved.out).toMatch(/^proved: \d+ tables with [\d,]+ rows, and \d+ files of pictures\n$/);
    const { proof } = JSON.parse((await source.antam('backup', file, '--verify', '--json')).out);
    expect(proof.rows).toBeGreaterThan(1_000);
    expect(proof.files).toBeGreaterThan(10);
    const uploads = readdirSync(path.join(source.folder, 'uploads'), { recursive: true, withFileTypes: true });
    // Records of the world share pictures: files are counted, and not the rows that name them.
    expect(proof.files).toBe(uploads.filter(entry => entry.isFile() && entry.name !== 'abc.txt').length);
    expect(readdirSync(source.folder).filter(name => name.startsWith('.antam-'))).toEqual([]);
  });

  it('and every backup by hand are noted, so that metrics and doctor know of them', async () => {
    const source = keep(await filledSurroundings('none'));
    const facts = () => withServices(readSettings(source.env), ({ db }) => readBackupFacts(db));
    const file = path.join(source.folder, 'a.tar.gz');
    expect(await facts()).toEqual({});
    await source.antam('backup', file);
    expect(await facts()).toEqual({ succeededAt: expect.any(Number) });
    expect(await source.antam('backup', file, '--verify')).toMatchObject({ code: 0, err: '' });
    expect(await facts()).toEqual({ succeededAt: expect.any(Number), verifiedAt: expect.any(Number) });
    expect((await source.antam('doctor', '--json')).out).toMatch(/last made \d{4}-.*, last proved \d{4}-/);
    const elsewhere = await open();
    expect(await elsewhere.antam('backup', file, '--verify')).toMatchObject({ code: 0, err: '' });
  });

  it('makes the archive first where it is missing', async () => {
    const source = keep(await filledSurroundings('tiny'));
    const file = path.join(source.folder, 'new.tar.gz');
    const { code, out } = await source.antam('backup', file, '--verify');
    expect([code, out]).toEqual([0, expect.stringMatching(/new\.tar\.gz: [\d.]+ MB\nproved: /)]);
  });

  it('names the table that lacks a row or has another value, and which picture has no file', async () => {
    const { source, file } = await backedUp();
    const lacking = await changedManifest(source, file, manifest => {
      const { account, place } = manifest.tables;
      if (!account || !place) throw new Error('There are no fingerprints');
      return {
        ...manifest,
        tables: { ...manifest.tables, account: { ...account, rows: account.rows + 1 }, place: { ...place, hash: 'x' } },
      };
    });
    const { code, err } = await source.antam('backup', lacking, '--verify');
    expect(code).toBe(1);
    expect(err).toMatch(/is not what was backed up: account has \d+ rows and not \d+, place has other contents\n$/);

    const thumbnails = readdirSync(path.join(source.folder, 'uploads'), { recursive: true, encoding: 'utf8' });
    const gone = thumbnails.find(name => name.endsWith('-thumb.webp')) ?? '';
    rmSync(path.join(source.folder, 'uploads', gone));
    const incomplete = path.join(source.folder, 'incomplete.tar.gz');
    const missing = await source.antam('backup', incomplete, '--verify');
    expect(missing.err).toMatch(new RegExp(`${path.basename(gone)} is missing`));
  });

  it('misses no picture that was deleted while the archive was made', async () => {
    const source = keep(await filledSurroundings('tiny'));
    const config = readSettings(source.env);
    const file = path.join(source.folder, 'a.tar.gz');
    await withServices(config, async services => {
      const { db } = services;
      const row = await textOf(db.primary).first<{ key: string }>("select key from media where type = 'image'");
      const key = row?.key ?? '';
      await createBackup(services, file);
      const { files: whole } = await proveBackup(config, file);
      rmSync(path.join(source.folder, 'uploads', fileOfKey(thumbnailKey(key))));
      await createBackup(services, file);
      await expect(proveBackup(config, file, services)).rejects.toThrow(/-thumb\.webp is missing/);
      await db.transaction(unit => textOf(unit).sql('delete from media where key = ?', [key]));
      expect(await proveBackup(config, file, services)).toMatchObject({ files: whole - 1 });
      await expect(proveBackup(config, file)).rejects.toThrow(/-thumb\.webp is missing/);
    });
  });

  it('misses a picture within a text of the staff, until the site has no row of it either', async () => {
    const source = keep(await filledSurroundings('none'));
    const config = readSettings(source.env);
    const file = path.join(source.folder, 'a.tar.gz');
    await withServices(config, async services => {
      const { db, clock } = services;
      const row = ['0123456789abcdef0123456789abcdef', 300, 200, clock.now()];
      const insert = 'insert into text_picture (key, width, height, created_at) values (?, ?, ?, ?)';
      await db.transaction(unit => textOf(unit).sql(insert, row));
      await createBackup(services, file);
      await expect(proveBackup(config, file, services)).rejects.toThrow(/0123456789abcdef-300\.webp is missing/);
      await db.transaction(unit => textOf(unit).sql('delete from text_picture', []));
      expect(await proveBackup(config, file, services)).toMatchObject({ files: 0 });
    });
  });
});

async function changedManifest(
  { folder }: Surroundings,
  archive: string,
  change: (manifest: Manifest) => object,
): Promise<string> {
  const staging = path.join(folder, `staging-${Math.random()}`);
  mkdirSync(staging);
  await extract({ file: archive, cwd: staging });
  writeFileSync(path.join(staging, 'manifest.json'), JSON.stringify(change(readManifest(staging, archive))));
  const changed = `${staging}.tar.gz`;
  await create({ gzip: true, file: changed, cwd: staging }, ['.']);
  return changed;
}
