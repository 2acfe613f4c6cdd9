import { z } from 'zod';
import { libraryDetail, libraryList, libraryListQuery, librarySection } from '../library/contract.ts';

/** The sections of a drug's page in the order in which they are read, which are columns of its table; sanitised HTML. */
export const DRUG_SECTIONS = [
  'overview',
  'uses',
  'dose',
  'contraindications',
  'warnings',
  'interactions',
  'pregnancy',
  'side_effects',
  'overdose',
  'storage',
] as const;
export const drugSection = z.enum(DRUG_SECTIONS);
export type DrugSection = z.infer<typeof drugSection>;

/** `generic`: other names of the substance. `brand`: what stands on boxes. */
export const DRUG_NAME_KINDS = ['brand', 'generic'] as const;

/** Whether a doctor has to prescribe it. */
export const DRUG_TYPES = ['prescription', 'over_the_counter'] as const;
export type DrugType = (typeof DRUG_TYPES)[number];

/** As the law names them, behind the word "thuốc". */
export const DRUG_TYPE_NAMES: Readonly<Record<DrugType, string>> = {
  prescription: 'kê đơn',
  over_the_counter: 'không kê đơn',
};

/** The groups of the anatomical classification by their letters. */
export const ATC_GROUPS = {
  A: 'Tiêu hoá và chuyển hoá',
  B: 'Máu và cơ quan tạo máu',
  C: 'Tim mạch',
  D: 'Da liễu',
  G: 'Tiết niệu, sinh dục và nội tiết tố sinh dục',
  H: 'Nội tiết tố khác',
  J: 'Chống nhiễm khuẩn',
  L: 'Chống ung thư và điều hoà miễn dịch',
  M: 'Cơ xương khớp',
  N: 'Thần kinh',
  P: 'Chống ký sinh trùng',
  R: 'Hô hấp',
  S: 'Mắt và tai',
  V: 'Thuốc khác',
} as const;
const atcGroup = z.enum(['A', 'B', 'C', 'D', 'G', 'H', 'J', 'L', 'M', 'N', 'P', 'R', 'S', 'V']);
export type AtcGroup = z.infer<typeof atcGroup>;

/** A drug as lists show it. */
export const drugCard = z.object({
  id: z.number().int(),
  absolute_url: z.string(),
  name: z.string(),
  brands: z.array(z.string()),
  /** Other names of the substance. */
  names: z.array(z.string()),
  type: z.enum(DRUG_TYPES),
  /** "N02BE01"; empty where it has none. */
  atc: z.string(),
  /** What it belongs to, as people say it: "Giảm đau, hạ sốt". */
  group: z.string(),
  form: z.string(),
  summary: z.string(),
});
export type DrugCard = z.infer<typeof drugCard>;

/** What is not understood counts as not asked. */
export const drugListQuery = libraryListQuery.extend({
  group: atcGroup.optional().catch(undefined),
  type: z.enum(DRUG_TYPES).optional().catch(undefined),
});
export type DrugListQuery = z.output<typeof drugListQuery>;

export const drugList = libraryList.extend({
  items: z.array(drugCard),
  /** Groups of the classification in which there are drugs. */
  groups: z.array(z.object({ group: atcGroup, name: z.string(), count: z.number().int() })),
});
export type DrugList = z.infer<typeof drugList>;

/** A drug with everything that its page shows. */
export const drugDetail = drugCard.extend({
  ...libraryDetail.shape,
  sections: z.array(librarySection.extend({ name: drugSection })),
  /** The group of the classification that its code begins with. */
  atc_group: z.object({ letter: atcGroup, name: z.string() }).nullable(),
});
export type DrugDetail = z.infer<typeof drugDetail>;
