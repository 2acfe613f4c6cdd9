import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { create, extract } from 'tar';
import { afterEach, describe, expect, it } from 'vitest';
import { type Manifest, readManifest } from '../backup/manifest.ts';
import { filledSurroundings, newSurroundings, type Surroundings } from '../testing/surroundings.ts';

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
    const other = await changedManifest(source, file, manifest => ({
      ...manifest,
      engine: manifest.engine === 'sqlite' ? 'postgresql' : 'sqlite',
    }));
    for (const [archive, message] of [
      [half, /half\.tar\.gz (cannot be unpacked: .*copy it again|is no backup)/],
      [foreign, /is no backup/],
      [newer, /newer version/],
      [other, /but the configuration is for/],
      [path.join(source.folder, 'none.tar.gz'), /is not there/],
    ] as const) {
      const { code, err } = await source.antam('restore', archive, '--force');
      expect(code, archive).toBe(1);
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
    expect((await source.antam('backup', file)).code).toBe(1);
    expect(existsSync(file)).toBe(false);
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
