import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importsOf, listRows, aPlaceRow as place } from '../../../fixtures/factories/imports.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { places } from '../places/import/import-places.ts';
import { createJournal } from './commands/journal.ts';
import { undoImport } from './commands/undo-import.ts';
import { listImports } from './queries/list-imports.ts';

const clock = fixedClock(new Date('2026-03-02T03:00:00Z'));
let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'none', services: { clock } });
});
afterEach(() => app.close());

const { importRows, exported, journalled } = importsOf(() => app);

describe('an import or an undo that is broken off', () => {
  const many = (source: string) =>
    Array.from({ length: 450 }, (_, at) => place(`m-${at}`, `Phòng khám Thứ ${at} Hoa Sen`, { source }));

  it('is taken back for what it wrote, and a broken off undo goes on', async () => {
    await importRows(places, ...many('Cũ').slice(0, 100));
    const before = await exported(places);
    const journal = createJournal(app.services, places, 'list.csv');
    const broken = places.import(app.services, listRows(places, many('Mới'), new Error('cut')), undefined, {
      also: journal.also,
    });
    await expect(broken).rejects.toThrow('cut');
    const [listed] = await listImports(app.services);
    expect(listed).toMatchObject({ finishedAt: null, added: 300, updated: 100, kind: 'places', file: 'list.csv' });
    const number = listed?.number ?? 0;

    const stop = () => {
      throw new Error('stopped');
    };
    await expect(undoImport(app.services, places.undo, number, { onProgress: stop })).rejects.toThrow('stopped');
    expect((await exported(places)).length).toBe(200);
    expect(await undoImport(app.services, places.undo, number)).toEqual({ removed: 100, restored: 100, kept: [] });
    expect(await exported(places)).toEqual(before);
  });

  it('leaves neither rows nor a journal of a transaction that fails', async () => {
    const journal = createJournal(app.services, places, 'list.csv');
    const also: typeof journal.also = async (unit, ids) => {
      await journal.also(unit, ids);
      throw new Error('cut');
    };
    await expect(
      places.import(app.services, listRows(places, [place('a', 'Phòng khám An Bình')]), undefined, { also }),
    ).rejects.toThrow('cut');
    expect([await exported(places), await listImports(app.services), await journalled()]).toEqual([[], [], 0]);
  });
});
