import { syncSequences, writeBulk } from '@antam/fixtures/bulk/bulk-writer.ts';
import { planParts } from '@antam/fixtures/insurance/plan-rows.ts';
import { diseaseParts } from '@antam/fixtures/library/disease-rows.ts';
import { drugParts } from '@antam/fixtures/library/drug-rows.ts';
import { WORLD_NOW } from '@antam/fixtures/makers/time.ts';
import { createRandom } from '@antam/fixtures/random/random.ts';
import { readReference } from '@antam/fixtures/records/reference-index.ts';
import { indexChanges } from '@antam/server/features/search/commands/index-changes.ts';
import { withWorld } from '../services.ts';

const COUNTS = { disease: 5_000, drug: 4_500, plan: 500 };
/** Where ids begin, behind those of any world. */
const FIRST = 1_000_000;
const BATCH = 500;

/** Words that people ask for, too, so that what is added stands in the lists that suggestions walk. */
const KINDS = ['Viêm', 'Đau', 'Ung thư', 'Rối loạn', 'Sốt', 'U', 'Loét', 'Nhiễm trùng', 'Suy', 'Hội chứng'];
const ORGANS = ['tim', 'dạ dày', 'da', 'da liễu', 'răng', 'gan', 'thận', 'phổi', 'mắt', 'khớp', 'xương', 'não', 'tai'];
const WAYS = ['cấp', 'mạn tính', 'ở trẻ em', 'ở người già', 'sau mổ', 'không rõ nguyên nhân', 'tái phát', 'hai bên'];
const SYLLABLES = ['mai', 'thi', 'van', 'nhi', 'bo', 'ra', 'ko', 'li', 'zo', 'pe', 'ty', 'xu'];

const common = {
  status: 'published' as const,
  specialities: [],
  authorName: 'Ban biên tập',
  reviewerName: '',
  reviewer: null,
  reviewedOn: null,
  publishedAt: WORLD_NOW,
};

/** Adds 10,000 published diseases, drugs and plans with texts of their names' words to a world, and indexes them. */
async function main(folder: string): Promise<void> {
  const random = createRandom(10);
  const made = (count: number) => Array.from({ length: count }, () => random.pick(SYLLABLES)).join('');
  const ailment = () => `${random.pick(KINDS)} ${random.pick(ORGANS)} ${random.pick(WAYS)}`;
  const overview = () => `<p>${Array.from({ length: 12 }, ailment).join(', ')}.</p>`;
  const ids = (count: number) => Array.from({ length: count }, (_, at) => FIRST + at);
  await withWorld(folder, async services => {
    const { db } = services;
    const reference = await readReference(db);
    const diseases = ids(COUNTS.disease).map(id => ({
      ...common,
      id,
      name: `${ailment()} ${made(2)}`,
      icd10: '',
      emergency: false,
      commonness: null,
      synonyms: [ailment()],
      folk: [`${ailment()} ${made(1)}`],
      complaints: [],
      drugs: [],
      sections: { overview: overview() },
    }));
    const drugs = ids(COUNTS.drug).map(id => ({
      ...common,
      id,
      name: made(4),
      atc: '',
      groupName: '',
      type: 'over_the_counter' as const,
      form: '',
      brands: [made(3), made(3)],
      names: [],
      sections: { overview: overview() },
    }));
    const plans = ids(COUNTS.plan).map(id => ({
      id,
      name: `Bảo hiểm ${ailment()} ${made(2)}`,
      insurer: `Bảo hiểm ${made(2)}`,
      status: 'published' as const,
      terms: '',
      summary: overview(),
      createdAt: WORLD_NOW,
      benefits: [],
      packages: [{ code: 'g1', name: 'Cơ bản', currency: 'VND' as const, premium: 1_000_000 }],
    }));
    await writeBulk(db, [...diseaseParts(reference, diseases), ...drugParts(reference, drugs), ...planParts(plans)]);
    await syncSequences(db, ['disease', 'drug', 'insurance_plan']);
    for (const [subject, count] of [
      ['disease', COUNTS.disease],
      ['drug', COUNTS.drug],
      ['insurance', COUNTS.plan],
    ] as const) {
      for (let at = 0; at < count; at += BATCH) {
        await indexChanges(services, { subject, ids: ids(count).slice(at, at + BATCH), aspects: 'all' });
      }
    }
  });
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: add-library.ts <data folder>');
await main(folder);
