import { expect, it } from 'vitest';
import {
  abbreviation,
  article,
  complaint,
  disease,
  drug,
  place,
  plan,
  professional,
  promotion,
} from '../../testing/sample-records.ts';
import { abbreviationRecord } from '../abbreviation-admin/abbreviation.record.ts';
import { articleRecord } from '../articles/article.record.ts';
import { complaintRecord } from '../complaint-admin/complaint.record.ts';
import { diseaseKind } from '../diseases/disease.kind.ts';
import { diseaseRecord } from '../diseases/disease.record.ts';
import { drugRecord } from '../drugs/drug.record.ts';
import { planRecord } from '../insurance/plan.record.ts';
import { PLACE_COLUMNS, placeRecord } from '../places/place.record.ts';
import { PROFESSIONAL_COLUMNS, professionalRecord } from '../professionals/professional.record.ts';
import { promotionRecord } from '../promotions/promotion.record.ts';
import { listedFields } from './profile-cells.ts';
import { recordKind } from './record-kind.ts';
import { calledOf } from './staff-record-contract.ts';

const TABLES = [
  { record: articleRecord, sample: article },
  { record: diseaseRecord, sample: disease },
  { record: drugRecord, sample: drug },
  { record: planRecord, sample: plan },
  { record: placeRecord, sample: place },
  { record: professionalRecord, sample: professional },
  { record: abbreviationRecord, sample: abbreviation },
  { record: complaintRecord, sample: complaint },
  { record: promotionRecord, sample: promotion },
];

it.each(TABLES)('every field of $record.plural stands in the form of the console once', ({ record }) => {
  const placed = [...record.form, ...record.beside].flatMap(({ rows }) => rows.flat());
  const sections = Object.entries(record.fields).flatMap(([name, { kind }]) => (kind === 'section' ? [name] : []));
  expect([...placed, ...sections].toSorted()).toEqual(Object.keys(record.fields).toSorted());
});

it.each(TABLES)(
  'a sample of $record.plural has every field, and each of them fits its schema',
  ({ record, sample }) => {
    expect(Object.keys(sample)).toEqual(Object.keys(record.fields));
    const moments = Object.entries(record.fields).flatMap(([name, { kind }]) => (kind === 'moment' ? [name] : []));
    const dates = Object.fromEntries(moments.map(name => [name, new Date(String(sample[name])).toISOString()]));
    expect(record.draft.parse(sample)).toEqual({ ...sample, ...dates });
  },
);

it.each([
  { record: placeRecord, columns: PLACE_COLUMNS },
  { record: professionalRecord, columns: PROFESSIONAL_COLUMNS },
])('every field of $record.plural is a column of their lists, which have three others', ({ record, columns }) => {
  const listed = listedFields(record.fields).map(({ column }) => column);
  expect([...listed, 'external_id', 'pictures', 'videos'].toSorted()).toEqual([...columns].toSorted());
});

it('a field is called by its label within a sentence, or by a name of its own', () => {
  expect(calledOf(diseaseRecord.fields.causes)).toBe('nguyên nhân');
  expect(calledOf(diseaseRecord.fields.symptoms)).toBe('biểu hiện');
});

it('a kind of record whose status needs a field that there is not is refused', () => {
  const { status } = diseaseRecord.fields;
  const fields = { ...diseaseRecord.fields, status: { ...status, needs: { field: 'overveiw', missing: '' } } };
  expect(() => recordKind({ ...diseaseKind, record: { ...diseaseKind.record, fields } })).toThrow(
    'disease: status needs a field that there is not: overveiw',
  );
});

it('a kind of record whose fields name a property that its entity does not have is refused', () => {
  const fields = { ...diseaseRecord.fields, causes: { ...diseaseRecord.fields.causes, property: 'reasons' } };
  expect(() => recordKind({ ...diseaseKind, record: { ...diseaseKind.record, fields } })).toThrow(
    'disease: causes is no column: reasons',
  );
});
