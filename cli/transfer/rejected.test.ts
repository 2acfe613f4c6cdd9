import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings;
beforeAll(async () => {
  surroundings = await filledSurroundings('none');
});
afterAll(() => surroundings.remove());

const inFolder = (name: string) => path.join(surroundings.folder, name);
const REFUSED = ['a1;"";Phòng khám;"một dòng\nxuống dòng";Hà Nội', 'a3;Phòng khám;Phòng khám;;Hà Nội'];

it('a dry run reports and writes nothing; refused rows are written as they came with the reason', async () => {
  const [list, rejected] = [inFolder('list.csv'), inFolder('rejected.csv')];
  const good = 'a2;Phòng khám Đa khoa Thử Nghiệm;Phòng khám;1 Phố Huế;Hà Nội';
  writeFileSync(list, ['external_id;name;place_type;address;province', REFUSED[0], good, REFUSED[1], ''].join('\n'));
  const args = ['import', 'places', list, '--rejected', rejected, '--json'];
  const dry = await surroundings.antam(...args, '--dry-run');
  expect(dry).toMatchObject({ code: 0, err: expect.stringContaining('Nothing was written') });
  expect(JSON.parse(dry.out)).toMatchObject({ read: 3, added: 1, refused: 2 });
  expect(readFileSync(rejected, 'utf8')).toBe(
    [
      'external_id;name;place_type;address;province;"ly_do_tu_choi"',
      `${REFUSED[0]};"Thiếu tên, hoặc đây chưa phải là một tên."`,
      `${REFUSED[1]};"Tên chung chung, chưa nói là cơ sở nào."`,
      '',
    ].join('\n'),
  );
  expect((await surroundings.antam('export', 'places')).out).not.toContain('Thử Nghiệm');

  expect(JSON.parse((await surroundings.antam(...args)).out)).toMatchObject({ added: 1, refused: 2 });
  const out = inFolder('out.csv');
  const exported = await surroundings.antam('export', 'places', '--out', out, '--json');
  expect(JSON.parse(exported.out)).toEqual({ kind: 'places', file: out, rows: 1 });
  expect(await surroundings.antam('export', 'places', '--json')).toMatchObject({ code: 2 });
});

it('a broken row is written alone, with the byte order mark of the list; the list itself is never replaced', async () => {
  const [list, rejected] = [inFolder('broken.csv'), inFolder('broken-rejected.csv')];
  const good = 'b2,Phòng khám Nhi Thử Nghiệm,Phòng khám,1 Phố Huế,Hà Nội';
  const text = ['\ufeffexternal_id,name,place_type,address,province', 'b1,"Phòng khám mở,,,', good, ''].join('\r\n');
  writeFileSync(list, text);
  const tried = await surroundings.antam('import', 'places', list, '--rejected', list);
  expect(tried).toMatchObject({ code: 2, out: '', err: expect.stringContaining('is the list itself') });
  expect(readFileSync(list, 'utf8')).toBe(text);
  const nowhere = await surroundings.antam('import', 'places', list, '--rejected', inFolder('no/such/folder.csv'));
  expect(nowhere).toMatchObject({ out: '', err: expect.stringContaining('there is no such file or folder') });
  expect((await surroundings.antam('export', 'places')).out).not.toContain('Nhi Thử Nghiệm');
  const dry = await surroundings.antam('import', 'places', list, '--rejected', rejected, '--dry-run', '--json');
  expect(JSON.parse(dry.out)).toMatchObject({ added: 1, refused: 1 });
  const [header, row, ...rest] = readFileSync(rejected, 'utf8').split('\n');
  expect(header).toBe('\ufeffexternal_id,name,place_type,address,province,"ly_do_tu_choi"');
  expect(row).toMatch(/^b1,"Phòng khám mở,,,,"Dòng hỏng: /);
  expect(rest).toEqual(['']);
});
