import type { ObjectType } from '@antam/server/features/search/contract.ts';

const TITLES: Readonly<Partial<Record<ObjectType, string>>> = {
  professional_index: 'Bác sĩ',
  place_index: 'Cơ sở y tế',
  service_index: 'Dịch vụ',
  speciality_index: 'Chuyên khoa',
  thread_index: 'Hỏi bác sĩ',
  collection_index_place: 'Tuyển chọn cơ sở y tế',
  collection_index_professional: 'Tuyển chọn bác sĩ',
  collection_index_thread: 'Tuyển chọn câu hỏi',
  disease_index: 'Bệnh',
  drug_medication_index: 'Thuốc',
};

/** Heading of a group of search results: the kind's name in Vietnamese. */
export function groupTitle(object_type: ObjectType): string {
  return TITLES[object_type] ?? 'Kết quả khác';
}
