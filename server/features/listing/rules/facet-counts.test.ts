import fc from 'fast-check';
import { RoaringBitmap32 } from 'roaring-wasm';
import { describe, expect, it } from 'vitest';
import { membersOf, optionCounts } from './facet-counts.ts';

const TYPES = ['colour', 'size', 'place'] as const;
type Type = (typeof TYPES)[number];
const VALUES = 4;

/** A small world: for each entity its values of each type. */
const world = fc.array(
  fc.record({
    colour: fc.uniqueArray(fc.nat(VALUES - 1)),
    size: fc.uniqueArray(fc.nat(VALUES - 1)),
    place: fc.uniqueArray(fc.nat(VALUES - 1)),
  }),
  { maxLength: 60 },
);
type Entity = Record<Type, number[]>;
const chosenValues = fc.record({
  colour: fc.uniqueArray(fc.nat(VALUES - 1)),
  size: fc.uniqueArray(fc.nat(VALUES - 1)),
  place: fc.uniqueArray(fc.nat(VALUES - 1)),
});
type Chosen = Record<Type, number[]>;

const bitmapOf = (entities: readonly Entity[], type: Type, value: number) =>
  RoaringBitmap32.from(entities.flatMap((entity, id) => (entity[type].includes(value) ? [id] : [])));

const passes = (entity: Entity, chosen: Chosen) =>
  TYPES.every(type => chosen[type].length === 0 || chosen[type].some(value => entity[type].includes(value)));

const bitmapsOf = (entities: readonly Entity[], chosen: Chosen) =>
  new Map(
    TYPES.filter(type => chosen[type].length > 0).map(type => [
      type,
      chosen[type].map(value => bitmapOf(entities, type, value)),
    ]),
  );

describe('membersOf', () => {
  it('[LIST-36] is any value of a type and all types, within what was searched', () => {
    fc.assert(
      fc.property(world, chosenValues, fc.option(fc.uniqueArray(fc.nat(60))), (entities, chosen, found) => {
        const within = found ? RoaringBitmap32.from(found) : undefined;
        const members = membersOf(bitmapsOf(entities, chosen), within);
        const expected = entities.flatMap((entity, id) => (passes(entity, chosen) ? [id] : []));
        if (!members) return TYPES.every(type => chosen[type].length === 0) && !within;
        const universe = TYPES.every(type => chosen[type].length === 0) ? (found ?? []) : expected;
        expect(members.toArray()).toEqual(
          universe.filter(id => !found || found.includes(id)).toSorted((a, b) => a - b),
        );
        return true;
      }),
    );
  });

  it('lets nothing pass when nothing has the chosen value', () => {
    expect(membersOf(new Map([['colour', []]]))?.size).toBe(0);
  });
});

describe('optionCounts', () => {
  it('[LIST-36] says how many results an option would give alone in its type, the others as they are', () => {
    fc.assert(
      fc.property(world, chosenValues, fc.constantFrom(...TYPES), (entities, chosen, type) => {
        const others = membersOf(bitmapsOf(entities, chosen), undefined, type);
        const values = Array.from({ length: VALUES }, (_, value) => value);
        const counts = optionCounts(
          values.map(value => bitmapOf(entities, type, value)),
          others,
        );
        expect(counts).toEqual(
          values.map(value => entities.filter(entity => passes(entity, { ...chosen, [type]: [value] })).length),
        );
      }),
    );
  });

  it('is nought for a value that nothing has', () => {
    expect(optionCounts([undefined], undefined)).toEqual([0]);
  });
});
