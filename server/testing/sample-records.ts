import { articleRecord } from '../features/articles/article.record.ts';
import { complaintRecord } from '../features/complaint-admin/complaint.record.ts';
import { diseaseRecord } from '../features/diseases/disease.record.ts';
import { drugRecord } from '../features/drugs/drug.record.ts';
import { planRecord } from '../features/insurance/plan.record.ts';
import { placeRecord } from '../features/places/place.record.ts';
import { professionalRecord } from '../features/professionals/professional.record.ts';
import { promotionRecord } from '../features/promotions/promotion.record.ts';
import type { Field } from '../features/records/staff-fields-contract.ts';
import type { RecordTable } from '../features/records/staff-record-contract.ts';

/* One of each kind of record, as staff and owners may save it, with something in every field that takes text. */

export const contacts = { phone: '0912 345 678', email: 'ai-do@thu.example' };
/** Of a place: it costs less than before, and ends after it begins. */
const promotionParts = {
  professional: null,
  category: 'package',
  old_price: 500_000,
  ends_at: '2026-12-25T08:30:00+07:00',
  use_until: '2026-12-31T08:30:00+07:00',
  groups: [{ name: 'Gói', choice: 'one', options: [{ name: 'Cơ bản', pricing: 'extra', price: 0 }] }],
};
const planParts = {
  packages: [{ code: 'a', name: 'Vàng', currency: 'VND', premium: 1 }],
  benefits: [
    {
      code: 'a',
      name: 'Nội trú',
      required: true,
      age_groups: [{ from_age: 0, to_age: 99, premiums: { a: 1 } }],
      medical_services: [
        { name: 'Mỗi năm', limits: { a: 'Không giới hạn' }, children: [{ name: 'Mỗi lần', limits: { a: 'Không' } }] },
      ],
    },
  ],
};
const CONTACTS = { ...contacts, website: 'https://thu.example' };

/** A value for every field of a kind of record, by the kind of field. */
const sampleOf = ({ fields }: RecordTable) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleValue(name, field)]));

function sampleValue(name: string, field: Field): unknown {
  switch (field.kind) {
    case 'line':
    case 'lines':
    case 'number':
      return `Thử ${name} của hồ sơ`.slice(0, field.max).trim();
    case 'code':
      return field.example;
    case 'yesNo':
    case 'confirmation':
      return false;
    case 'year':
    case 'count':
      return field.least;
    case 'money':
      return 300_000;
    case 'choice':
    case 'status':
      return field.values[0];
    case 'names':
    case 'namesInRow':
      return [`tên để thử ${name}`];
    case 'links':
    case 'orderedLinks':
    case 'terms':
    case 'termList':
      return [1];
    case 'services':
      return [{ term: 1, label: 'Khám', price_from: null, price_to: null }];
    case 'hours':
      return { days: Array.from({ length: 7 }, () => []), always: true, note: 'Thử' };
    case 'contact':
      return CONTACTS[field.means];
    case 'degrees':
      return null;
    case 'term':
    case 'area':
    case 'link':
      return 1;
    case 'day':
      return '2026-01-31';
    case 'moment':
      return '2026-11-25T08:30:00+07:00';
    case 'html':
    case 'section':
    case 'formatted':
      return `<p>Thử ${name}</p>`;
    case 'structured':
      return undefined;
  }
}

export const place = sampleOf(placeRecord);
/** Nobody is published without a licence that was checked. */
export const professional: Readonly<Record<string, unknown>> = {
  ...sampleOf(professionalRecord),
  status: 'draft',
};
export const article = sampleOf(articleRecord);
export const disease = sampleOf(diseaseRecord);
export const drug = sampleOf(drugRecord);
export const complaint = sampleOf(complaintRecord);
export const plan: Readonly<Record<string, unknown>> = { ...sampleOf(planRecord), ...planParts };
export const promotion: Readonly<Record<string, unknown>> = { ...sampleOf(promotionRecord), ...promotionParts };
export const abbreviation: Readonly<Record<string, unknown>> = {
  short: 'ĐTV',
  meaning: 'đau thử vai',
  read_as: 'đau vai',
  source: 'Tài liệu thử',
};
