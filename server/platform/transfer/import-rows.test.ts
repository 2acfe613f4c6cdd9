import { expect, it, vi } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { conflict, notFound } from '../errors/problem.ts';
import type { BrokenRow, ImportRecord } from './import.ts';
import { type ImportSteps, importOf } from './import-rows.ts';

type Fields = { readonly externalId: string; readonly name: string };

const row = (line: number, externalId: string, name: string): ImportRecord => ({
  line,
  fields: { external_id: externalId, name },
});

async function* listOf(...rows: Array<ImportRecord | BrokenRow>) {
  yield* rows;
}

/** Lists of names; the longer a name, the sooner it is checked. */
function stepsOf(stored: ReadonlyMap<string, string>, saved: string[]): ImportSteps<Fields, string, string> {
  return {
    check: async ({ fields: { external_id: externalId = '', name = '' } }) => {
      for (let tick = name.length; tick < 20; tick += 1) await undefined;
      if (name === '') return { refusal: { code: 'no_name', message: 'no name' } };
      return { fields: { externalId, name }, flags: [{ code: 'checked', message: name }] };
    },
    keyOf: ({ externalId }) => externalId,
    flagsOf: ({ name }) => [{ code: 'taken', message: name }],
    findKnown: async () => stored,
    added: ({ name }) => `new ${name}`,
    updated: ({ name }, known) => (name === known ? undefined : `${known} becomes ${name}`),
    save: async drafts => void saved.push(...drafts),
  };
}

it('an import takes the rows of a list in their order, whichever is checked first, and reports what became of each', async () => {
  const app = await startTestApp({ world: 'none' });
  try {
    const saved: string[] = [];
    const stored = new Map([
      ['b', 'Bình'],
      ['c', 'Chi'],
    ]);
    const importList = importOf('names', { least: 1 }, async () => stepsOf(stored, saved));
    const progress: number[] = [];
    const report = await importList(
      app.services,
      listOf(
        row(2, 'a', 'An'),
        row(3, 'a', 'An, written again'),
        row(4, 'b', 'Bình'),
        row(5, 'c', 'Châu'),
        { line: 6, problem: 'too few columns' },
        row(7, 'd', ''),
      ),
      rows => progress.push(rows),
    );
    expect(saved).toEqual(['new An', 'Chi becomes Châu']);
    expect(report).toMatchObject({ kind: 'names', read: 6, added: 1, updated: 1, unchanged: 1, refused: 3 });
    expect(report.notes.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '2 checked',
      '2 taken',
      '3 repeated',
      '4 checked',
      '4 taken',
      '5 checked',
      '5 taken',
      '6 broken_row',
      '7 no_name',
    ]);
    expect(progress).toEqual([6]);
  } finally {
    await app.close();
  }
});

it('an import makes its drafts again from what an editor has saved meanwhile, and writes nothing where that says the same', async () => {
  const app = await startTestApp({ world: 'none' });
  try {
    const [saved, stored]: [string[], Map<string, string>] = [[], new Map([...'ab'].map(key => [key, key]))];
    const others = ['Ân', 'An'];
    const steps: ImportSteps<Fields, string, string> = {
      ...stepsOf(stored, saved),
      save: async drafts => {
        const other = others.shift();
        if (other === undefined) return void saved.push(...drafts);
        stored.set('a', other);
        throw conflict('an editor was sooner');
      },
    };
    const importList = importOf('names', { least: 2 }, async () => steps);
    const report = await importList(app.services, listOf(row(2, 'a', 'An'), row(3, 'b', 'Bảo')));
    expect(saved).toEqual(['b becomes Bảo']);
    expect(report).toMatchObject({ read: 2, added: 0, updated: 1, unchanged: 1 });
  } finally {
    await app.close();
  }
});

it('an import gives up on rows that an editor saves each time', async () => {
  const app = await startTestApp({ world: 'none' });
  try {
    const save = vi.fn(async () => {
      throw conflict('an editor was sooner');
    });
    const importList = importOf('names', { least: 1 }, async () => ({ ...stepsOf(new Map(), []), save }));
    await expect(importList(app.services, listOf(row(2, 'a', 'An')))).rejects.toThrow('CONFLICT (409)');
    expect(save).toHaveBeenCalledTimes(5);
  } finally {
    await app.close();
  }
});

it('an import adds what an editor has deleted meanwhile', async () => {
  const app = await startTestApp({ world: 'none' });
  try {
    const [saved, stored]: [string[], Map<string, string>] = [[], new Map([['a', 'Ân']])];
    const steps: ImportSteps<Fields, string, string> = {
      ...stepsOf(stored, saved),
      save: async drafts => {
        if (stored.delete('a')) throw notFound('it has gone');
        saved.push(...drafts);
      },
    };
    const report = await importOf('names', { least: 1 }, async () => steps)(app.services, listOf(row(2, 'a', 'An')));
    expect(saved).toEqual(['new An']);
    expect(report).toMatchObject({ read: 1, added: 1, updated: 0 });
  } finally {
    await app.close();
  }
});
