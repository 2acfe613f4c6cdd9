import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPlaceRow, importsOf } from '../../../../fixtures/factories/imports.ts';
import { fixedClock } from '../../../platform/clock/clock.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deletePlaces } from '../../places/commands/delete-places.ts';
import { places } from '../../places/import/import-places.ts';
import { eraseAddress } from '../../privacy/commands/erase-address.ts';
import { listImports } from '../queries/list-imports.ts';
import { forgetImports } from './forget-imports.ts';

const clock = fixedClock(new Date('2026-03-02T03:00:00Z'));
let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'none', services: { clock } });
});
afterEach(() => app.close());

const { importRows, undo, idOf, journalled } = importsOf(() => app);

const AN = aPlaceRow('a', 'Phòng khám An Bình');
const BINH = aPlaceRow('b', 'Phòng khám Bình Minh');

describe('what an import changed is forgotten', () => {
  it('after 90 days', async () => {
    await importRows(places, AN);
    clock.advance(89 * 86_400_000);
    const late = await importRows(places, BINH);
    clock.advance(2 * 86_400_000);
    await forgetImports.run(app.services, { signal: new AbortController().signal, attempt: 1, messageId: 1 });
    expect([(await listImports(app.services)).map(({ number }) => number), await journalled()]).toEqual([[late], 1]);
  });

  it('with a record that is deleted', async () => {
    await importRows(places, AN, BINH);
    await deletePlaces(app.services, [await idOf('place', 'Phòng khám An Bình')]);
    expect(await journalled()).toBe(1);
  });

  it('with a person who is erased by an address that stood in it', async () => {
    await importRows(places, { ...AN, email: 'an@antam.example' }, BINH);
    const number = await importRows(places, { ...AN, email: 'khac@antam.example' }, { ...BINH, source: 'Mới' });
    await app.services.db.transaction(unit => eraseAddress(unit, app.services, 'an@antam.example'));
    expect(await undo(places, number)).toEqual({ removed: 0, restored: 1, kept: [] });
  });
});
