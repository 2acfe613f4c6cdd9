const TITLES: Record<string, string> = {
  professional_index: 'Bác sĩ',
  place_index: 'Cơ sở y tế',
  service_index: 'Dịch vụ',
  speciality_index: 'Chuyên khoa',
  collection_index_place: 'Tuyển chọn cơ sở y tế',
  collection_index_professional: 'Tuyển chọn bác sĩ',
};

/** Heading of a group of search results. */
export function groupTitle(objectType: string): string {
  return TITLES[objectType] ?? 'Kết quả khác';
}
