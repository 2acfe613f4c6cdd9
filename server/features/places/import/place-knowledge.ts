import type { Services } from '../../../platform/services.ts';
import type { TermKind } from '../../taxonomy/term.entity.ts';
import { tables } from '../tables.ts';
import { areaCodeOf } from './area-codes.ts';
import { AreaFinder, type AreaNames } from './areas.ts';
import { genericPhrases, PhraseList } from './phrases.ts';
import type { PlaceKnowledge } from './place-row.ts';
import { PlaceTypeFinder, type TermName } from './place-type.ts';

const NAMES = ['id', 'name', 'full_name as fullName'] as const;

/** Reads everything that rows of facilities are checked against. Some 15,000 rows, read once an import. */
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
    areaCodes: names.areaCodes,
  };
}

async function areaNames(services: Services): Promise<{ areas: AreaNames; areaCodes: Map<number, string> }> {
  const { read } = services.db;
  const formerProvinces = await read.rows(
    tables
      .selectFrom('former_province')
      .select([...NAMES, 'province_id as province', 'code'])
      .orderBy('id'),
  );
  const districts = await read.rows(
    tables
      .selectFrom('district')
      .select([...NAMES, 'former_province_id as formerProvince', 'province_id as province', 'lat', 'long'])
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
        .select([...NAMES, 'province_id as province'])
        .orderBy('id'),
    ),
    formerWards: await read.rows(
      tables
        .selectFrom('former_ward')
        .select([...NAMES, 'district_id as district', 'ward_id as ward'])
        .orderBy('id'),
    ),
  };
  const codes = new Map(formerProvinces.map(province => [province.id, areaCodeOf(province.code)]));
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
      .select(['id', 'slug', 'name', 'group_name as groupName', 'aliases'])
      .where('kind', '=', kind)
      .orderBy('position')
      .orderBy('id'),
  );
}
