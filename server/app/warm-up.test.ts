import { expect, it, vi } from 'vitest';
import { lexiconOf } from '../features/query-reading/lexicon.ts';
import { startTestApp } from '../testing/test-app.ts';
import { warmUp } from './warm-up.ts';

it('warming up leaves the first search nothing to read of areas, terms and complaints', async () => {
  const app = await startTestApp();
  await warmUp(app.services);
  const rows = vi.spyOn(app.services.db.read, 'rows');
  expect((await lexiconOf(app.services.db)).areas.knows('vap')).toBe(true);
  expect(rows).not.toHaveBeenCalled();
  rows.mockRestore();
  await app.close();
});

it('a search that comes while the server warms up waits for the words that are being read', async () => {
  const app = await startTestApp();
  const warming = warmUp(app.services);
  const rows = vi.spyOn(app.services.db.read, 'rows');
  const [searched, other] = await Promise.all([lexiconOf(app.services.db), lexiconOf(app.services.db)]);
  const reads = rows.mock.calls.length;
  await warming;
  expect(other).toBe(searched);
  expect(await lexiconOf(app.services.db)).toBe(searched);
  expect(rows).toHaveBeenCalledTimes(reads);
  rows.mockRestore();
  await app.close();
});

it('warming up without a database fails nothing', async () => {
  const app = await startTestApp();
  await app.close();
  await expect(warmUp(app.services)).resolves.toBeUndefined();
});
