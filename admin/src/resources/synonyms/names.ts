import { SYNONYM_KINDS, type SynonymKind } from '@antam/server/features/search-words/staff-contract.ts';

const NAMES: Readonly<Record<SynonymKind, string>> = {
  complaint: 'Triệu chứng',
  speciality: 'Chuyên khoa',
  service: 'Dịch vụ',
  place_type: 'Loại cơ sở',
  disease: 'Bệnh',
  drug: 'Thuốc',
};

/** What a kind of record is called that words may mean. */
export const kindName = (kind: SynonymKind): string => NAMES[kind];

/** The kinds as the choices of a select. */
export const KIND_CHOICES = SYNONYM_KINDS.map(id => ({ id, name: NAMES[id] }));
