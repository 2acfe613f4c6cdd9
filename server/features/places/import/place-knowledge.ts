import { readTextList } from '../../../platform/db/text-list.ts';
import type { Services } from '../../../platform/services.ts';
import { areaCodeOf } from './area-codes.ts';
import { AreaFinder, type AreaNames } from './areas.ts';
import { genericPhrases, PhraseList } from './phrases.ts';
import type { PlaceKnowledge } from './place-row.ts';
import { PlaceTypeFinder, type TermName } from './place-type.ts';

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
  const select = <Row extends object>(columns: string, table: string) =>
    read.all<Row>(`select id, name, full_name as "fullName", ${columns} from ${table} order by id`);
  const formerProvinces = await select<AreaNames['formerProvinces'][number] & { code: string }>(
    'province_id as province, code',
    'former_province',
  );
  const districts = await select<AreaNames['districts'][number]>(
    'former_province_id as "formerProvince", province_id as province, lat, long',
    'district',
  );
  const areas: AreaNames = {
    provinces: await select('code', 'province'),
    formerProvinces,
    districts,
    wards: await select('province_id as province', 'ward'),
    formerWards: await select('district_id as district, ward_id as ward', 'former_ward'),
  };
  const codes = new Map(formerProvinces.map(province => [province.id, areaCodeOf(province.code)]));
  const areaCodes = districts.flatMap(district => {
    const code = codes.get(district.formerProvince);
    return code ? [[district.id, code] as const] : [];
  });
  return { areas, areaCodes: new Map(areaCodes) };
}

async function termNames(services: Services, kind: string): Promise<TermName[]> {
  const rows = await services.db.read.all<Omit<TermName, 'aliases'> & { aliases: unknown }>(
    'select id, slug, name, group_name as "groupName", aliases from term where kind = ? order by position, id',
    [kind],
  );
  return rows.map(row => ({ ...row, aliases: readTextList(row.aliases) }));
}
