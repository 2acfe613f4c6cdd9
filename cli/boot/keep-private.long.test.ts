import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runExecutable } from '../testing/executable.ts';
import { filledSurroundings, newSurroundings, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings;
afterEach(() => surroundings.remove());

/** Everything in a folder that other users may read, write or enter. */
function open(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = [folder, ...entries.map(entry => path.join(entry.parentPath, entry.name))];
  return names.filter(name => (statSync(name).mode & 0o077) !== 0);
}

describe.skipIf(process.platform === 'win32')('other users of the machine', () => {
  it('can read nothing that the command line writes: database, uploads, backups and lists', async () => {
    surroundings = await newSurroundings();
    const data = path.join(surroundings.folder, 'deep', 'data');
    const env = { ...surroundings.env, ANTAM_DATA: data };
    expect(await runExecutable(['seed', '--world', 'tiny'], env)).toMatchObject({ code: 0 });
    expect(await runExecutable(['backup', path.join(data, 'copies', 'a.tar.gz')], env)).toMatchObject({ code: 0 });
    expect(await runExecutable(['export', 'places', '--out', path.join(data, 'places.csv')], env)).toMatchObject({
      code: 0,
    });
    expect(existsSync(path.join(data, 'uploads'))).toBe(true);
    expect(open(path.join(surroundings.folder, 'deep'))).toEqual([]);
  });

  it('lose what an earlier release let them read, once a command has opened the database', async () => {
    surroundings = await filledSurroundings('tiny');
    const { folder } = surroundings;
    const uploads = path.join(folder, 'uploads');
    mkdirSync(uploads, { recursive: true });
    const own = ['antam.sqlite', 'antam.sqlite-wal'].map(name => path.join(folder, name)).filter(existsSync);
    for (const name of own) chmodSync(name, 0o644);
    for (const name of [folder, uploads]) chmodSync(name, 0o755);
    expect(await surroundings.antam('export', 'services')).toMatchObject({ code: 0 });
    for (const name of [folder, uploads, ...own.filter(existsSync)]) expect(statSync(name).mode & 0o077).toBe(0);
  });

  it('keep their rights in a folder that is for everybody', async () => {
    surroundings = await newSurroundings();
    const shared = path.join(surroundings.folder, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    writeFileSync(path.join(shared, 'of somebody'), '');
    const env = { ...surroundings.env, ANTAM_DATA: shared };
    expect(await runExecutable(['migrate'], env)).toMatchObject({ code: 0 });
    expect(statSync(shared).mode & 0o7777).toBe(0o1777);
  });
});
