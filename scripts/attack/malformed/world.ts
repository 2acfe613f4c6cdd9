import type { Random } from '@antam/fixtures/random/random.ts';
import { COLLECTIONS, PLACES, PROFESSIONALS, PROMOTIONS } from '@antam/fixtures/worlds/tiny/named.ts';
import { LINK_TOKENS } from '../people.ts';
import type { Target } from '../target.ts';
import type { Identities } from './identities.ts';
import { isJson, type Json } from './valid-value.ts';

/** What there is to ask for; read once, before the first request, so that a seed means the same requests again. */
export interface World {
  /** What the console was shown of a record, which is what it sends back: by `places/1`. */
  readonly records: ReadonlyMap<string, Json>;
  /** Ids of pictures by their owners: `places/1`. */
  readonly pictures: ReadonlyMap<string, readonly number[]>;
  readonly picture: Buffer;
}

const RESOURCES = { places: PLACES, professionals: PROFESSIONALS };
const OTHERS = ['accounts', 'provider-applications'];
const OTHERS_SHOWN = 11;

export async function readWorld(target: Target, identities: Identities): Promise<World> {
  const { cookies } = await identities.of('admin', 0);
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${target.url}/api/admin/${path}/`, { headers: { cookie: cookies.join('; ') } });
    return answer.ok ? answer.json() : void (await answer.arrayBuffer());
  };
  const records = new Map<string, Json>();
  const pictures = new Map<string, readonly number[]>();
  const keep = async (name: string) => {
    const record = await read(name);
    if (isJson(record)) records.set(name, record);
  };
  for (const [resource, named] of Object.entries(RESOURCES)) {
    for (const { id } of Object.values(named)) {
      await keep(`${resource}/${id}`);
      const shown = await read(`${resource}/${id}/pictures`);
      pictures.set(`${resource}/${id}`, Array.isArray(shown) ? shown.map(each => Number(Object(each).id)) : []);
    }
  }
  for (const resource of OTHERS) for (let id = 1; id <= OTHERS_SHOWN; id++) await keep(`${resource}/${id}`);
  return { records, pictures, picture: await makePicture() };
}

async function makePicture(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
}

const MAX_ID = 14;
/** Ids that nobody has: most deletions go there, or the world would be empty before the end. */
const FREE_IDS = 900;
const DELETED_FOR_GOOD = 0.05;
const SLUGS: Readonly<Record<string, readonly string[]>> = {
  speciality: ['tim-mach', 'nhi-khoa', 'da-lieu', 'khong-co'],
  service: ['kham-tim-mach', 'goi-tam-soat-ten-rat-dai', 'khong-co'],
  'chuyen-khoa': ['tim-mach', 'nhi-khoa'],
  'dich-vu': ['kham-tim-mach', 'goi-tam-soat-ten-rat-dai'],
};
const PATHS: Readonly<Record<string, readonly string[]>> = {
  'bac-si': Object.values(PROFESSIONALS).map(({ path }) => lastPart(path)),
  'co-so-y-te': Object.values(PLACES).map(({ path }) => lastPart(path)),
  'tuyen-chon': Object.values(COLLECTIONS).map(({ path }) => lastPart(path)),
  'khuyen-mai': Object.values(PROMOTIONS).map(({ path }) => lastPart(path)),
};
const TYPES = ['specialities', 'services', 'provinces', 'districts', 'place_types', 'titles'];

function lastPart(path: string): string {
  return path.split('/').at(-2) ?? '';
}

/** Fills in the parameters of a declared path with records that are there. */
export function fillPath(path: string, method: string, world: World, random: Random): string {
  const [, head = '', second = ''] = path.split('/');
  const kind = head === 'api' ? (path.split('/')[3] ?? '') : head;
  const isLasting = method !== 'DELETE' || !path.startsWith('/api/admin/') || random.chance(DELETED_FOR_GOOD);
  const id = random.int(1, MAX_ID) + (isLasting ? 0 : FREE_IDS);
  const pictures = world.pictures.get(`${path.split('/')[3]}/${id}`) ?? [];
  return path.replace(/:(\w+)/g, (_, name: string) => {
    switch (name) {
      case 'slug':
        return random.pick(SLUGS[kind] ?? [second]);
      case 'slugId':
        return random.pick(PATHS[kind] ?? ['x-1']);
      case 'type':
        return random.pick(TYPES);
      case 'token':
        return random.pick([...LINK_TOKENS, 'x'.repeat(43), 'x']);
      case 'picture':
        return String(pictures.length > 0 ? random.pick(pictures) : random.int(1, FREE_IDS));
      default:
        return String(id);
    }
  });
}
