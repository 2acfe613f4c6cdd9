import { RoaringBitmap32 } from 'roaring-wasm';

/** Bitmaps of the values chosen, by filter type; a type without any is absent. */
export type ChosenBitmaps<T> = ReadonlyMap<T, readonly RoaringBitmap32[]>;

/**
 * What passes all filters: one of each type's values, for all types. The result is the caller's own; undefined when
 * nothing is chosen, which is everything.
 * @param within a further condition, e.g. what a text search found; undefined for none
 * @param except a type to leave out
 */
export function membersOf<T>(
  chosen: ChosenBitmaps<T>,
  within?: RoaringBitmap32,
  except?: T,
): RoaringBitmap32 | undefined {
  let members = within?.clone();
  for (const [type, bitmaps] of chosen) {
    if (type === except) continue;
    const any = RoaringBitmap32.orMany(bitmaps);
    if (members) {
      members.andInPlace(any);
      any.dispose();
    } else members = any;
  }
  return members;
}

/** How many results each option gives when it alone is chosen in its type and the other types stay as they are. */
export function optionCounts(
  options: ReadonlyArray<RoaringBitmap32 | undefined>,
  others: RoaringBitmap32 | undefined,
): number[] {
  return options.map(option => {
    if (!option) return 0;
    return others ? option.andCardinality(others) : option.size;
  });
}
