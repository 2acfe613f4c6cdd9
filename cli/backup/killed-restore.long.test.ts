import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { runExecutable } from '../testing/executable.ts';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';
import { tablesOf } from '../testing/tables-of.ts';

const HOOK = fileURLToPath(new URL('../testing/kill-at.mjs', import.meta.url));
const POINTS = 10;
/** Each of them is a step of a restore. */
const UPLOADS = ['1.txt', '2.txt', '3.txt', '4.txt', '5.txt', '6.txt'];
/** Restores that run beside each other, each on a database of its own. */
const AT_ONCE = 3;

const opened: Surroundings[] = [];
afterEach(async () => {
  for (const surroundings of opened.splice(0)) await surroundings.remove();
});
async function filled(upload: string): Promise<Surroundings> {
  const surroundings = await filledSurroundings('none');
  opened.push(surroundings);
  const folder = path.join(surroundings.folder, 'uploads', 'public');
  mkdirSync(folder, { recursive: true });
  for (const name of [upload, ...UPLOADS.map(each => `${upload}-${each}`)])
    writeFileSync(path.join(folder, name), name);
  return surroundings;
}

/** All tables but the settings: a backup notes there where it is written, and the archive holds that note. */
async function recordsOf({ env }: Surroundings) {
  const { setting: _notes, ...records } = await tablesOf(env);
  return records;
}

const uploadsOf = ({ folder }: Surroundings) => readdirSync(path.join(folder, 'uploads', 'public'));

/** Restores an archive in a process that is killed before one of its steps; answers how it ended, and its steps if it did. */
async function restore({ env, folder }: Surroundings, archive: string, killAt: number) {
  const count = path.join(folder, 'count');
  const hook = { NODE_OPTIONS: `--import=${HOOK}`, KILL_AT: String(killAt), KILL_COUNT: count };
  const { code, err } = await runExecutable(['restore', archive, '--force'], { ...env, ...hook });
  return { code, err, steps: code === 0 ? Number(readFileSync(count, 'utf8')) : 0 };
}

it('a restore that is killed at any of ten moments leaves the old data whole, or the new', async () => {
  const source = await filled('new.txt');
  const list = path.join(source.folder, 'list.csv');
  writeFileSync(list, 'external_id,name,place_type,province\nnew-1,Nhà thuốc Mới Mở,Nhà thuốc,Hà Nội\n');
  expect(await source.antam('import', 'places', list)).toMatchObject({ code: 0, err: '' });
  const archive = path.join(source.folder, 'new.tar.gz');
  const fresh = await recordsOf(source);
  expect(await source.antam('backup', archive)).toMatchObject({ code: 0 });
  const whole = await filled('old.txt');
  const old = await recordsOf(whole);
  const { code, err, steps } = await restore(whole, archive, Number.POSITIVE_INFINITY);
  expect([code, err]).toEqual([0, '']);
  expect(await recordsOf(whole)).toEqual(fresh);
  expect(steps).toBeGreaterThan(POINTS);

  const points = Array.from({ length: POINTS }, (_, at) => Math.ceil(((at + 1) * steps) / POINTS));
  let olds = 0;
  const killOneByOne = async () => {
    for (let point = points.shift(); point !== undefined; point = points.shift()) {
      const target = await filled('old.txt');
      expect([point, (await restore(target, archive, point)).code]).not.toEqual([point, 0]);
      const tables = await recordsOf(target);
      const isOld = JSON.stringify(tables) === JSON.stringify(old);
      if (isOld) olds += 1;
      expect([point, tables]).toEqual([point, isOld ? old : fresh]);
      expect(uploadsOf(target)).toContain(isOld ? 'old.txt' : 'new.txt');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, killOneByOne));
  expect(olds).toBeGreaterThanOrEqual(POINTS / 3);

  // The next run completes what any of them has left.
  const left = opened.at(-1) ?? source;
  expect(await left.antam('restore', archive, '--force')).toMatchObject({ code: 0, err: '' });
  expect(await recordsOf(left)).toEqual(fresh);
  expect(readdirSync(left.folder).filter(name => name.startsWith('.antam-'))).toEqual([]);
});
