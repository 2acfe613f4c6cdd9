import { aCollection } from '@antam/fixtures/factories/collections.ts';
import { aDisease } from '@antam/fixtures/factories/diseases.ts';
import { aDrug } from '@antam/fixtures/factories/drugs.ts';
import { aPlace } from '@antam/fixtures/factories/places.ts';
import { aPlan } from '@antam/fixtures/factories/plans.ts';
import { aProfessional } from '@antam/fixtures/factories/professionals.ts';
import { aProfileEdit } from '@antam/fixtures/factories/profile-edits.ts';
import { someReviews } from '@antam/fixtures/factories/reviews.ts';
import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { complaintPages } from '@antam/server/features/complaints/pages.ts';
import type { Database } from '@antam/server/platform/db/database.ts';
import { textOf } from '@antam/server/platform/db/text.ts';

/** Hostile vectors as the commands store them. */
export interface HostileWords {
  /** Formatted texts of records, cleaned. */
  readonly formatted: string;
  /** Plain texts of some length. */
  readonly texts: readonly string[];
  /** Plain lines, short enough for names. */
  readonly lines: readonly string[];
}

const NAME = 80;
const COMPLAINT = 'kho-tho';
const SEARCHED = '"><img src=//hostile.example/a onerror=hostileRan=1>';

/**
 * Stores hostile vectors in every other record that shows formatted or plain texts of people: reviews, a place, a
 * professional, a disease, a drug, a complaint, a plan, a collection and the doctor's own page. Answers the paths of their pages and of what is searched.
 */
export async function writeHostileRecords(db: Database, { formatted, texts, lines }: HostileWords): Promise<string[]> {
  const name = (at: number) => (lines[at % lines.length] ?? '').slice(0, NAME);
  const reviews = texts.map((body, at) => ({ body, authorName: name(at) }));
  const place = await aPlace(db, { name: name(1), address: name(2), description: formatted });
  await someReviews(db, { kind: 'place', id: place.id }, reviews);
  const parts = { servicesFree: formatted, experienceFull: formatted, achievements: formatted };
  const told = { name: name(3), position: formatted, description: formatted, ...parts };
  const person = await aProfessional(db, { ...told, workplaces: [place] });
  await someReviews(db, { kind: 'professional', id: person.id }, reviews);
  const names = { synonyms: lines.slice(4, 12).map(line => line.slice(0, NAME)), folk: [name(12)] };
  const library = { sections: { overview: formatted }, authorName: name(14), reviewerName: name(15) };
  const disease = await aDisease(db, { name: name(13), ...names, ...library });
  const drug = await aDrug(db, { name: name(16), brands: [name(17)], names: [name(18)], ...library });
  await writeComplaint(db, formatted);
  const plan = await aPlan(db, { name: name(19), insurer: name(20), summary: name(21), terms: formatted });
  const members = [{ id: person.id, note: name(22) }];
  const shown = { name: name(23), summary: name(24), description: formatted };
  const collection = await aCollection(db, { kind: 'professional', ...shown, members });
  await writeOwnProfile(db, formatted, name(25));
  const asked = new URLSearchParams({ q: SEARCHED });
  return [
    `/co-so-y-te/${place.id}/`,
    `/bac-si/${person.id}/`,
    `/benh/${disease.id}/`,
    `/thuoc/${drug.id}/`,
    complaintPages.detail({ slug: COMPLAINT }),
    `/bao-hiem/${plan.id}/`,
    `/tuyen-chon/${collection.id}/`,
    `/tim-kiem/?${asked}`,
  ];
}

/** What the page of a complaint says. */
async function writeComplaint(db: Database, formatted: string): Promise<void> {
  await db.transaction(async unit => {
    const texts = [formatted, formatted, formatted, COMPLAINT];
    await textOf(unit).sql('update complaint set when_to_call = ?, overview = ?, infants = ? where slug = ?', texts);
  });
}

/** What the doctor of the world tiny finds in the form of the own page, and staff in what they decide about. */
async function writeOwnProfile(db: Database, formatted: string, name: string): Promise<void> {
  const professional = PROFESSIONALS.mai.id;
  await db.transaction(async unit => {
    const texts = [formatted, formatted, formatted, professional];
    await textOf(unit).sql(
      'update professional set position = ?, description = ?, achievements = ? where id = ?',
      texts,
    );
  });
  await aProfileEdit(db, { professional, changes: { name: { value: name, state: 'waiting', reason: '' } } });
}
