import type { ComplaintSection } from './contract.ts';

/** The ids by which the sections of a complaint's page are reached: they are parts of addresses and never change. */
export const SECTION_IDS: Readonly<Record<ComplaintSection, string>> = {
  when_to_call: 'goi-115',
  overview: 'tong-quan',
  infants: 'tre-duoi-1-tuoi',
  children: 'tre-em',
  adults: 'nguoi-lon',
  pregnancy: 'phu-nu-mang-thai',
  elderly: 'nguoi-cao-tuoi',
  when_to_see_doctor: 'di-kham',
  home_care: 'cham-soc-tai-nha',
};
