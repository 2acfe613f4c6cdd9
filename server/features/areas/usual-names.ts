/** Units that people call otherwise than the law does. */
type Level = 'province' | 'former_province' | 'district';

/** What people call areas beside their names: names of before, other spellings, and letters alone. */
const USUAL_NAMES: readonly (readonly [slug: string, level: Level, names: readonly string[]])[] = [
  ['ho-chi-minh', 'province', ['Sài Gòn', 'hcm', 'tphcm', 'hcmc', 'sg', 'sgn', 'TP HCM', 'Thành phố Sài Gòn']],
  ['ha-noi', 'province', ['hn', 'tphn', 'Thủ đô']],
  ['da-nang', 'province', ['đn', 'tpđn']],
  ['hai-phong', 'province', ['hp']],
  ['hue', 'province', ['Thừa Thiên Huế', 'tth', 'Thừa Thiên']],
  ['ba-ria-vung-tau', 'former_province', ['brvt', 'Bà Rịa Vũng Tàu']],
  ['hai-ba-trung', 'district', ['hbt']],
  ['bac-tu-liem', 'district', ['btl', 'Từ Liêm']],
  ['nam-tu-liem', 'district', ['ntl', 'Từ Liêm']],
  ['go-vap', 'district', ['gv']],
  ['phu-nhuan', 'district', ['pn']],
  ['thu-duc', 'district', ['tđ', 'tptđ', 'Quận Thủ Đức']],
  ['buon-ma-thuot', 'district', ['bmt', 'Ban Mê Thuột', 'Buôn Mê Thuột']],
];

const NONE: readonly string[] = [];

/** What people call an area beside its name, the commonest first. */
export function usualNames({ slug, level }: { readonly slug: string; readonly level: string }): readonly string[] {
  return USUAL_NAMES.find(([other, of]) => other === slug && of === level)?.[2] ?? NONE;
}
