import type { ComplaintSection } from '@antam/server/features/complaints/contract.ts';
import { SECTION_IDS } from '@antam/server/features/complaints/section-ids-contract.ts';
import type { DiseaseSection } from '@antam/server/features/diseases/contract.ts';
import type { DrugSection } from '@antam/server/features/drugs/contract.ts';

/** How a section is called on its page, and by which id its list of contents leads there. */
export type SectionTitle = { id: string; title: string };

/** The sections of diseases. */
export const DISEASE_TITLES: Readonly<Record<DiseaseSection, SectionTitle>> = {
  overview: { id: 'tong-quan', title: 'Tổng quan' },
  causes: { id: 'nguyen-nhan', title: 'Nguyên nhân' },
  symptoms: { id: 'trieu-chung', title: 'Triệu chứng' },
  diagnosis: { id: 'chan-doan', title: 'Chẩn đoán' },
  treatment: { id: 'dieu-tri', title: 'Điều trị' },
  prevention: { id: 'phong-ngua', title: 'Phòng ngừa' },
  when_to_see_doctor: { id: 'khi-nao-can-di-kham', title: 'Khi nào cần đi khám' },
};

/** The sections of drugs. */
export const DRUG_TITLES: Readonly<Record<DrugSection, SectionTitle>> = {
  overview: { id: 'tong-quan', title: 'Thuốc là gì' },
  uses: { id: 'cong-dung', title: 'Công dụng' },
  dose: { id: 'lieu-dung', title: 'Liều dùng và cách dùng' },
  contraindications: { id: 'chong-chi-dinh', title: 'Chống chỉ định' },
  warnings: { id: 'than-trong', title: 'Thận trọng' },
  interactions: { id: 'tuong-tac', title: 'Tương tác thuốc' },
  pregnancy: { id: 'thai-ky', title: 'Mang thai và cho con bú' },
  side_effects: { id: 'tac-dung-phu', title: 'Tác dụng phụ' },
  overdose: { id: 'qua-lieu', title: 'Quá liều, quên liều' },
  storage: { id: 'bao-quan', title: 'Bảo quản' },
};

/** The sections of complaints. */
export const COMPLAINT_TITLES: Readonly<Record<ComplaintSection, SectionTitle>> = {
  when_to_call: { id: SECTION_IDS.when_to_call, title: 'Khi nào gọi 115' },
  overview: { id: SECTION_IDS.overview, title: 'Tổng quan' },
  infants: { id: SECTION_IDS.infants, title: 'Trẻ dưới 1 tuổi' },
  children: { id: SECTION_IDS.children, title: 'Trẻ em' },
  adults: { id: SECTION_IDS.adults, title: 'Người lớn' },
  pregnancy: { id: SECTION_IDS.pregnancy, title: 'Phụ nữ mang thai' },
  elderly: { id: SECTION_IDS.elderly, title: 'Người cao tuổi' },
  when_to_see_doctor: { id: SECTION_IDS.when_to_see_doctor, title: 'Khi nào cần đi khám, khám ở đâu' },
  home_care: { id: SECTION_IDS.home_care, title: 'Chăm sóc tại nhà' },
};
