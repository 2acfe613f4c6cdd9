import { expect, it } from 'vitest';
import { HOSTILE_NAMES, hostileText } from '../../../testing/hostile-texts.ts';
import { MAX_MS, threadCost } from '../../../testing/thread-cost.ts';
import { MAX_SERVICES } from '../../taxonomy/contract.ts';
import { longestTermCell, type StoredTerm, writeTermCell } from '../../taxonomy/term-cells.ts';
import { TermFinder } from '../../taxonomy/term-finder.ts';
import { PLACE_COLUMNS } from '../place.record.ts';
import { AreaFinder } from './areas.ts';
import { withoutContacts } from './contacts.ts';
import { PhraseList } from './phrases.ts';
import { checkPlaceRow, type PlaceKnowledge } from './place-row.ts';
import { PlaceTypeFinder } from './place-type.ts';

const type = { id: 1, slug: 'co-so-y-te-khac', name: 'Cơ sở y tế khác', groupName: 'Khác', aliases: [] };
const province = { id: 1, name: 'Huế', fullName: 'Thành phố Huế' };
const knowledge: PlaceKnowledge = {
  names: { generic: new PhraseList(['nhà thuốc']), specialities: new PhraseList([]), isArea: () => false },
  areas: new AreaFinder({ provinces: [province], formerProvinces: [], districts: [], wards: [], formerWards: [] }),
  types: new PlaceTypeFinder([type], []),
  terms: new TermFinder([]),
  areaCodes: new Map(),
};
const ROW = { external_id: 'a', name: 'Nhà thuốc An Tâm', place_type: 'Cơ sở y tế khác', province: 'Huế' };

/** Milliseconds of processor time: others may be using the machine. */
function cost(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const MEGABYTE = 1_000_000;
const NASTY = ['a', 'a ', '0 ', '.a', '; 9', 'tel: ', 'bs. ', 'a-1.', '@a.', 'Mo-', '\u0301\u0323'];

it.each(PLACE_COLUMNS)('the import of places reads or refuses a megabyte in "%s" at once', column => {
  for (const part of NASTY) {
    const fields = { ...ROW, [column]: part.repeat(MEGABYTE / part.length) };
    expect(
      cost(() => checkPlaceRow({ line: 2, fields }, knowledge)),
      part,
    ).toBeLessThan(1_000);
  }
});

it('the import of places looks for contacts in the longest name or address at once', () => {
  for (const part of NASTY) {
    expect(
      cost(() => withoutContacts(part.repeat(1_000 / part.length), 'name')),
      part,
    ).toBeLessThan(200);
  }
});

/** So many characters may take {@link MAX_MS}. */
const MAX_MS_FOR = 50_000;
const LENGTHS = [longestTermCell('service') + 10_000, 100_000, 1_000, 300, 200];

it.each(PLACE_COLUMNS)('the import of places reads or refuses hostile texts in "%s" at once', async column => {
  for (const name of HOSTILE_NAMES) {
    for (const length of LENGTHS) {
      const fields = { ...ROW, [column]: hostileText(name, length) };
      const told = `${name} ${length}`;
      // The work may grow with the length, and with nothing else.
      const most = MAX_MS * Math.max(1, length / MAX_MS_FOR);
      expect(await threadCost(() => checkPlaceRow({ line: 2, fields }, knowledge)), told).toBeLessThan(most);
    }
  }
});

const service = (id: number) => ({
  id,
  kind: 'service' as const,
  slug: `dich-vu-${id}`,
  // Signs of the list itself stand behind backslashes in a cell.
  name: `Dịch vụ ${id} `.padEnd(160, ';|'),
  abbreviation: '',
  aliases: [],
});
const dearest = (id: number): StoredTerm => ({
  term: id,
  kind: 'service',
  priceFrom: 2_000_000_000,
  priceTo: 2_000_000_000,
  label: `Gói ${id} `.padEnd(160, '\\;'),
});
const numbers = Array.from({ length: MAX_SERVICES + 1 }, (_, at) => at + 1);
const withServices = { ...knowledge, terms: new TermFinder(numbers.map(service)) };

function readServices(stored: readonly StoredTerm[]) {
  const services = writeTermCell(stored, 'service', withServices.terms);
  const checked = checkPlaceRow({ line: 2, fields: { ...ROW, services } }, withServices);
  if ('refusal' in checked) throw new Error(checked.refusal.message);
  return { services, terms: checked.fields.terms.get('service'), flags: checked.flags.map(({ code }) => code) };
}

it('imports again what it exports of as many services as a place has, each with the longest name, price and wording', () => {
  const stored = numbers.slice(0, MAX_SERVICES).map(dearest);
  const { services, terms, flags } = readServices(stored);
  expect(services.length).toBeGreaterThan(0.9 * longestTermCell('service'));
  expect([terms, flags]).toEqual([stored.map(({ kind: _kind, ...link }) => link), []]);
});

it('the import of places leaves out the services behind as many as a place has, and says so', () => {
  const { terms, flags } = readServices(numbers.map(term => ({ ...dearest(term), label: '' })));
  expect([terms?.length, flags]).toEqual([MAX_SERVICES, ['services_too_many']]);
});

it.each(PLACE_COLUMNS)('the import of places refuses a row with a heap of marks in "%s", and says so', column => {
  const fields = { ...ROW, [column]: `Huế${'\u0301'.repeat(9)}` };
  expect(checkPlaceRow({ line: 2, fields }, knowledge)).toEqual({
    refusal: { code: 'too_many_marks', message: `${column} has more than 8 marks in a row` },
  });
});
