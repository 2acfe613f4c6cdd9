import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'antam-csv-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shape = { columns: ['id', 'name', 'note'], required: ['id', 'name'] };

async function read(content: string | Uint8Array) {
  const file = path.join(folder, 'list.csv');
  writeFileSync(file, content);
  const rows = [];
  for await (const row of readCsv(file, shape)) {
    rows.push('fields' in row ? [row.line, row.fields.id, row.fields.name, row.fields.note] : [row.line, row.problem]);
  }
  return rows;
}

describe('readCsv', () => {
  it('reads quotes, line ends of all kinds, a byte order mark and columns in any order', async () => {
    expect(await read('\ufeffName,ID\r\n"An, Bình",1\r\n"nói ""vậy""",2\r\n"hai\ndòng",3')).toEqual([
      [2, '1', 'An, Bình', ''],
      [3, '2', 'nói "vậy"', ''],
      [4, '3', 'hai\ndòng', ''],
    ]);
  });

  it.each([';', '\t'])('understands the delimiter "%s" of spreadsheets', async delimiter => {
    const lines = [
      ['id', 'name', 'note'],
      ['1', 'An, Bình', 'x'],
    ].map(cells => cells.join(delimiter));
    expect(await read(lines.join('\n'))).toEqual([[2, '1', 'An, Bình', 'x']]);
  });

  it('loses one row to an open quote, not the rest of the file', async () => {
    const tail = Array.from({ length: 80 }, (_, i) => `${i},tên ${i},`).join('\n');
    const rows = await read(`id,name,note\n1,"An,x\n${tail}\n`);
    expect(rows[0]).toEqual([2, 'a quote is not closed']);
    expect(rows).toHaveLength(81);
    expect(rows.at(-1)).toEqual([82, '79', 'tên 79', '']);
  });

  it('says what is wrong with a row and goes on', async () => {
    expect(await read('id,name,note\n1,An\n2,Bình,x,y\n3,Cúc,x,,\n4,D"ung,x\n\n5,Em,')).toEqual([
      [2, '2 columns instead of 3'],
      [3, '4 columns instead of 3'],
      [4, '3', 'Cúc', 'x'],
      [5, 'quotes stand where none may'],
      [7, '5', 'Em', ''],
    ]);
  });

  it('reports a line of any length as broken, and reads the others', async () => {
    const long = `2,${'x'.repeat(3_000_000)},${'y'.repeat(400)}`;
    expect(await read(`id,name,note\n1,An,\n${long}\n3,Cúc,\n`)).toEqual([
      [2, '1', 'An', ''],
      [3, 'longer than 1,000,000 characters'],
      [4, '3', 'Cúc', ''],
    ]);
    expect(await read(`id,name,note\n1,"An,\n${long}\n3,Cúc,`)).toEqual([
      [2, 'a quote is not closed'],
      [3, 'longer than 1,000,000 characters'],
      [4, '3', 'Cúc', ''],
    ]);
    const whole = 'x'.repeat(999_996);
    expect(await read(`id,name,note\n1,${whole},`)).toEqual([[2, '1', whole, '']]);
  });

  it('recognises a line end that is split between two chunks of the file', async () => {
    const rows = Array.from({ length: 40_000 }, (_, i) => `${i},${'n'.repeat(i % 7)},`);
    const found = await read(`id,name,note\r\n${rows.join('\r\n')}\r\n`);
    expect(found).toHaveLength(rows.length);
    expect(found.at(-1)).toEqual([40_001, '39999', 'n'.repeat(39_999 % 7), '']);
  });

  it('says which rows hold bytes of another encoding', async () => {
    const latin = Buffer.from('id,name,note\n1,B\xe9,\n', 'latin1');
    const rows = await read(Buffer.concat([latin, Buffer.from('2,Bé,\n')]));
    expect(rows[0]).toEqual([2, 'bytes that are not UTF-8: save the file as "CSV UTF-8"']);
    expect(rows.at(-1)).toEqual([3, '2', 'Bé', '']);
  });

  it.each([
    ['an empty file', '', /is empty/],
    ['blank lines', '\n\n', /has no rows/],
    ['another header', 'a,b\n1,2', /header lacks id, name/],
    ['a column twice', 'id,name,id\n1,2,3', /column id twice/],
    ['UTF-16', Buffer.from('\ufeffid,name', 'utf16le'), /is UTF-16/],
    ['binary', Buffer.from([1, 2, 0, 3]), /is no text/],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004 sheet'), /spreadsheet/],
  ])('refuses %s with a clear message', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('refuses a file that is not there', async () => {
    await expect(async () => {
      for await (const row of readCsv(path.join(folder, 'none.csv'), shape)) expect(row).toBeUndefined();
    }).rejects.toThrow(/cannot be read/);
  });
});
