import { bySection, type ComplaintSection } from '../contract.ts';

/** What the page of a complaint says: sanitised HTML, empty where nothing is said. */
export type WrittenTexts = Readonly<Record<ComplaintSection, string>>;

/** The properties of a complaint that hold its sections, by the sections' names. */
export const SECTION_COLUMNS = {
  when_to_call: 'whenToCall',
  overview: 'overview',
  infants: 'infants',
  children: 'children',
  adults: 'adults',
  pregnancy: 'pregnancy',
  elderly: 'elderly',
  when_to_see_doctor: 'whenToSeeDoctor',
  home_care: 'homeCare',
} as const satisfies Record<ComplaintSection, string>;

/** The texts of a complaint's row, in which those are null of which nothing is said. */
export const writtenTexts = (row: Readonly<Record<ComplaintSection, string | null>>): WrittenTexts =>
  bySection(name => row[name] ?? '');
