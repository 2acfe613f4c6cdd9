import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../../platform/clock/clock.ts';
import { textOf } from '../../../platform/db/text.ts';
import { disease } from '../../../testing/sample-records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { diseaseKind } from '../../diseases/disease.kind.ts';
import { diseaseRecord } from '../../diseases/disease.record.ts';
import { wholeRecords } from '../queries/whole-records.ts';
import { saveRecords } from './save-records.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock: fixedClock(new Date('2026-11-30T03:00:00Z')) } });
});
afterAll(() => app.close());

const DRAFT = diseaseRecord.draft.parse({ ...disease, specialities: [], author: null, reviewer: null });
const actor = { actorId: 1, requestId: 'r' };

async function save(change: Partial<typeof DRAFT>, id?: number) {
  const [written] = await saveRecords(app.services, diseaseKind, [{ id, draft: { ...DRAFT, ...change } }], { actor });
  return written ?? expect.fail();
}

/** A column of the latest row of a table, where that is JSON. */
async function latest(column: string, table: string): Promise<unknown> {
  const row = await textOf(app.services.db.primary).first<Record<string, unknown>>(
    `select ${column} as value from ${table} order by id desc`,
  );
  return typeof row?.value === 'string' ? JSON.parse(row.value) : row?.value;
}

it('a record that is saved twice while the clock stands has a later moment each time', async () => {
  const first = await save({});
  const second = await save({ icd10: 'E12' }, first.id);
  const third = await save({ icd10: 'E13' }, first.id);
  expect([first, second, third].map(({ updated_at }) => updated_at)).toEqual([
    '2026-11-30T03:00:00.000Z',
    '2026-11-30T03:00:00.001Z',
    '2026-11-30T03:00:00.002Z',
  ]);
});

it('a save announces the aspects that it changed, and the log names the fields', async () => {
  const { id } = await save({});
  await save({ icd10: 'E12', folk: ['nhói khác'], when_to_see_doctor: '<p>Ngay</p>' }, id);
  expect(await latest('payload', 'outbox_message')).toMatchObject({
    subject: 'disease',
    ids: [id],
    aspects: ['updatedAt', 'icd10', 'whenToSeeDoctor', 'names'],
    hides: true,
  });
  expect(await latest('fields', 'audit_entry')).toEqual(['icd10', 'folk', 'when_to_see_doctor']);
});

it('a save answers what is stored then, with safe texts and each link once', async () => {
  const written = await save({ overview: '<h2>Đầu</h2><script>x</script>', complaints: [2, 1, 2] });
  expect(written).toMatchObject({ overview: '<h3>Đầu</h3>', complaints: [2, 1] });
  expect(await wholeRecords(app.services.db.primary, diseaseKind, [written.id])).toEqual([written]);
});
