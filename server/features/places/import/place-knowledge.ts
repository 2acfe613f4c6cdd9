import type { Services } from '../../../platform/services.ts';
import type { TermKind } from '../../taxonomy/term.entity.ts';
import { termFinder } from '../../taxonomy/term-finder.ts';
import { tables } from '../tables.ts';
import { AreaFinder, type AreaNames } from './areas.ts';
import { genericPhrases, PhraseList } from './phrases.ts';
import type { PlaceKnowledge } from './place-row.ts';
import { PlaceTypeFinder, type TermName } from './place-type.ts';

/** Telephone area codes without their 0, by the official code of the province of before July 2025. */
const AREA_CODES = `
01 24  02 219  04 206  06 209  08 207  10 214  11 215  12 213  14 212  15 216  17 218  19 208  20 205  22 203  24 204
25 210  26 211  27 222  30 220  31 225  33 221  34 227  35 226  36 228  37 229  38 237  40 238  42 239  44 232  45 233
46 234  48 236  49 235  51 255  52 256  54 257  56 258  58 259  60 252  62 260  64 269  66 262  67 261  68 263  70 271
72 276  74 274  75 251  77 254  79 28  80 272  82 273  83 275  84 294  86 270  87 277  89 296  91 297  92 292  93 293
94 299  95 291  96 290`;

/** E.g. `28` for code `79`. */
const AREA_CODE_OF_PROVINCE = new Map(
  AREA_CODES.trim()
    .split(/\s{2,}|\n/)
    .map(pair => pair.split(' '))
    .flatMap(([province, area]) => (province && area ? [[province, area] as const] : [])),
);

const NAMES = ['id', 'name', 'fullName'] as const;

/** Reads the data that rows of facilities are checked against: some 15,000 rows, read once for each import. */
export async function placeKnowledge(services: Services): Promise<PlaceKnowledge> {
  const names = await areaNames(services);
  const areas = new AreaFinder(names.areas);
  const types = await termNames(services, 'place_type');
  const specialities = await termNames(services, 'speciality');
  const specialityNames = PlaceTypeFinder.namesOf(specialities);
  const generic = genericPhrases(PlaceTypeFinder.namesOf(types), specialityNames);
  return {
    names: { generic, specialities: new PhraseList(specialityNames), isArea: text => areas.isArea(text) },
    areas,
    types: new PlaceTypeFinder(types, specialities),
    terms: await termFinder(services),
    areaCodes: names.areaCodes,
  };
}

async function areaNames(services: Services): Promise<{ areas: AreaNames; areaCodes: Map<number, string> }> {
  const { read } = services.db;
  const formerProvinces = await read.rows(
    tables
      .selectFrom('former_province')
      .select([...NAMES, 'province', 'code'])
      .orderBy('id'),
  );
  const districts = await read.rows(
    tables
      .selectFrom('district')
      .select([...NAMES, 'formerProvince', 'province', 'lat', 'long'])
      .orderBy('id'),
  );
  const areas: AreaNames = {
    provinces: await read.rows(
      tables
        .selectFrom('province')
        .select([...NAMES, 'code'])
        .orderBy('id'),
    ),
    formerProvinces,
    districts,
    wards: await read.rows(
      tables
        .selectFrom('ward')
        .select([...NAMES, 'province'])
        .orderBy('id'),
    ),
    formerWards: await read.rows(
      tables
        .selectFrom('former_ward')
        .select([...NAMES, 'district', 'ward'])
        .orderBy('id'),
    ),
  };
  const codes = new Map(formerProvinces.map(province => [province.id, AREA_CODE_OF_PROVINCE.get(province.code)]));
  const areaCodes = districts.flatMap(district => {
    const code = codes.get(district.formerProvince);
    return code ? [[district.id, code] as const] : [];
  });
  return { areas, areaCodes: new Map(areaCodes) };
}

function termNames(services: Services, kind: TermKind): Promise<TermName[]> {
  return services.db.read.rows(
    tables
      .selectFrom('term')
      .select(['id', 'slug', 'name', 'groupName', 'aliases'])
      .where('kind', '=', kind)
      .orderBy('position')
      .orderBy('id'),
  );
}
