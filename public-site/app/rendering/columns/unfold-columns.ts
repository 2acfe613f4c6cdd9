import { CHOICES, type Column, FILES, LISTS, MIXED, MOMENTS, NAMED_FILES, OBJECTS, SLUGS, VALUES } from './column.ts';
import { plainSlug } from './plain-slug.ts';

/** Makes the value that `foldColumns` wrote; objects and lists that are equal may be the same, so that nothing in it is changed. */
export function unfoldColumns(column: Column): unknown {
  return valuesOf(column, 1, [])[0];
}

function valuesOf(column: Column, count: number, files: readonly string[]): unknown[] {
  if (typeof column !== 'object' || column === null) return Array(count).fill(column);
  switch (column[0]) {
    case VALUES:
      return [...column[1]];
    case CHOICES:
      return chosen(column[1], valuesOf(column[2], Math.max(...column[1]) + 1, files));
    case FILES: {
      const rests = valuesOf(column[2], count, files);
      return column[1].map((place, at) => `${files[place]}${rests[at]}`);
    }
    case OBJECTS: {
      const { name: named = null } = column[1];
      const objects = Array.from({ length: count }, (): Record<string, unknown> => ({}));
      for (const [key, part] of Object.entries(column[1])) {
        const values = isSlugs(part) ? slugsOf(part, valuesOf(named, count, files)) : valuesOf(part, count, files);
        for (const [at, object] of objects.entries()) object[key] = values[at];
      }
      return objects;
    }
    case LISTS: {
      const lengths = valuesOf(column[1], count, files).map(Number);
      const entries = valuesOf(column[2], sum(lengths), files);
      let end = 0;
      return lengths.map(length => {
        end += length;
        return entries.slice(end - length, end);
      });
    }
    case MIXED: {
      const kinds = valuesOf(column[1], count, files).map(Number);
      const ofKind = column[2].map((part, kind) =>
        valuesOf(part, kinds.filter(each => each === kind).length, files).values(),
      );
      return kinds.map(kind => ofKind[kind]?.next().value);
    }
    case NAMED_FILES:
      return valuesOf(column[2], count, column[1]);
    case MOMENTS: {
      const rests = valuesOf(column[2], count, files);
      return valuesOf(column[1], count, files).map((date, at) => `${date}${rests[at]}`);
    }
    case SLUGS:
      // Only the objects around them know their names.
      return [];
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const chosen = (places: readonly number[], from: readonly unknown[]) => places.map(place => from[place]);

type Slugs = Extract<Column, readonly [typeof SLUGS, unknown]>;

const isSlugs = (column: Column): column is Slugs =>
  typeof column === 'object' && column !== null && column[0] === SLUGS;

const slugsOf = ([, others]: Slugs, names: readonly unknown[]) =>
  names.map((name, at) => others[at] ?? plainSlug(String(name)));
