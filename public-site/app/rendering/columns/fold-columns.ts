import {
  CHOICES,
  type Column,
  FILES,
  LISTS,
  MIXED,
  MOMENTS,
  NAMED_FILES,
  OBJECTS,
  type Plain,
  SLUGS,
  VALUES,
} from './column.ts';
import { plainSlug } from './plain-slug.ts';

/** Files are stored by names of 32 digits, which their sizes share: a picture's is in its data up to six times. */
const FILE_NAME = /[0-9a-f]{32}/;

/** The date of a moment: the slots of a week have seven, and the same hours on each. */
const DATE = /^\d{4}-\d\d-\d\d(?=T)/;

/**
 * Writes a value as {@link Column}s, from which `unfoldColumns` makes the same value as `JSON.parse(JSON.stringify(value))`.
 * The options of filters and cards become less than half of their JSON.
 * @param value what JSON.stringify takes
 */
export function foldColumns(value: unknown): Column {
  const names: FileNames = new Map();
  const column = columnOf([value], names);
  return names.size === 0 ? column : [NAMED_FILES, [...names.keys()], column];
}

/** Objects of so few keys are looked at for those that repeat: references, hours, sizes. */
const FEW_KEYS = 3;

/** The place of each file's name among them. */
type FileNames = Map<string, number>;

type JsonObject = Readonly<Record<string, unknown>>;

/** Values of one kind stand in one column; objects are of one kind where they have the same keys. */
type Kind = 'plain' | 'list' | readonly string[];

function columnOf(values: readonly unknown[], names: FileNames): Column {
  const written = values.map(asWritten);
  const [kinds, places] = kindsOf(written);
  const [only = 'plain'] = kinds;
  if (kinds.length <= 1) return repeated(only, written, names) ?? alike(only, written, names);
  return [
    MIXED,
    plainColumn(places),
    kinds.map((kind, place) =>
      alike(
        kind,
        written.filter((_, at) => places[at] === place),
        names,
      ),
    ),
  ];
}

/** Dates and the like say themselves how they are written. */
function asWritten(value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  return typeof value.toJSON === 'function' ? value.toJSON() : value;
}

/** The different kinds of values, and of each value the place of its kind. */
function kindsOf(values: readonly unknown[]): [Kind[], number[]] {
  const kinds: Kind[] = [];
  const places = values.map(value => {
    const place = kinds.findIndex(kind => isOf(kind, value));
    return place < 0 ? kinds.push(kindOf(value)) - 1 : place;
  });
  return [kinds, places];
}

function isOf(kind: Kind, value: unknown): boolean {
  if (!isObject(value)) return kind === 'plain';
  if (Array.isArray(value)) return kind === 'list';
  if (typeof kind === 'string') return false;
  const keys = Object.keys(value);
  const isSame = keys.length === kind.length && keys.every((key, at) => key === kind[at] && value[key] !== undefined);
  return isSame || keysOf(value).join('\0') === kind.join('\0');
}

function kindOf(value: unknown): Kind {
  if (!isObject(value)) return 'plain';
  return Array.isArray(value) ? 'list' : keysOf(value);
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

const keysOf = (value: JsonObject) => Object.keys(value).filter(key => value[key] !== undefined);

/** The column of objects or lists of which few differ; undefined where most do. */
function repeated(kind: Kind, values: readonly unknown[], names: FileNames): Column | undefined {
  if (kind === 'plain' || values.length < 4 || (kind !== 'list' && kind.length > FEW_KEYS)) return undefined;
  const different = new Map<string, unknown>();
  const places = new Map<string, number>();
  const chosen = values.map(value => {
    const text = JSON.stringify(value);
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    different.set(text, value);
    return place;
  });
  if (places.size * 2 > values.length || places.size === 1) return undefined;
  return [CHOICES, chosen, columnOf([...different.values()], names)];
}

function alike(kind: Kind, values: readonly unknown[], names: FileNames): Column {
  if (kind === 'plain') return stringsOrPlain(values.map(asPlain), names);
  if (kind === 'list') return listColumn(values.filter(Array.isArray), names);
  const objects = values.filter(isObject);
  const columns = kind.map(key => {
    const ofKey = objects.map(object => object[key]);
    return [key, (key === 'slug' && slugColumn(objects)) || columnOf(ofKey, names)] as const;
  });
  return [OBJECTS, Object.fromEntries(columns)];
}

/** Undefined where the names of the objects do not say most of their slugs. */
function slugColumn(objects: readonly JsonObject[]): Column | undefined {
  const others = [...objects.entries()].filter(([, { slug, name }]) => slug !== plainSlug(String(name)));
  if (others.length * 2 > objects.length || objects.some(isNamelessOrSlugless)) return undefined;
  return [SLUGS, Object.fromEntries(others.map(([at, { slug }]) => [at, String(slug)]))];
}

const isNamelessOrSlugless = ({ slug, name }: JsonObject) => typeof slug !== 'string' || typeof name !== 'string';

/** As JSON has it: null for what it has no word for. */
function asPlain(value: unknown): Plain {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' || typeof value === 'boolean' ? value : null;
}

function listColumn(lists: readonly unknown[][], names: FileNames): Column {
  return [LISTS, plainColumn(lists.map(({ length }) => length)), columnOf(lists.flat(), names)];
}

function stringsOrPlain(values: readonly Plain[], names: FileNames): Column {
  const places: number[] = [];
  const rests: string[] = [];
  for (const value of values) {
    const end = typeof value === 'string' ? nameEnd(value) : 0;
    if (typeof value !== 'string' || end === 0) return momentsOrPlain(values);
    const name = value.slice(0, end);
    const place = names.get(name) ?? names.size;
    places.push(place);
    rests.push(value.slice(end));
    names.set(name, place);
  }
  return places.length === 0 ? null : [FILES, places, plainColumn(rests)];
}

function momentsOrPlain(values: readonly Plain[]): Column {
  const dates = values.map(value => (typeof value === 'string' ? (DATE.exec(value)?.[0] ?? null) : null));
  const whole = plainColumn(values);
  if (dates.includes(null)) return whole;
  const rests = values.map((value, at) => String(value).slice(dates[at]?.length));
  const parted = [MOMENTS, plainColumn(dates), plainColumn(rests)] as const;
  return JSON.stringify(parted).length < JSON.stringify(whole).length ? parted : whole;
}

/** Where the name of a file ends in its address; 0 where there is none. */
function nameEnd(text: string): number {
  const start = text.length < 32 ? -1 : text.search(FILE_NAME);
  return start < 0 ? 0 : start + 32;
}

function plainColumn(values: readonly Plain[]): Column {
  const [first = null] = values;
  if (values.every(value => value === first)) return first;
  const places = new Map<Plain, number>();
  const chosen = values.map(value => {
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return place;
  });
  const all = [VALUES, values] as const;
  if (places.size * 2 > values.length) return all;
  const choices = [CHOICES, chosen, [VALUES, [...places.keys()]]] as const;
  return JSON.stringify(choices).length < JSON.stringify(all).length ? choices : all;
}
