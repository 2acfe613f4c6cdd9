import { COMMONNESS, type Commonness } from '../contract.ts';

/** Of a disease of which nobody has said it: between the common ones and the others. */
const UNKNOWN = COMMONNESS.length / 2 - 0.5;

/** Where a disease stands among others by how common it is: 0 for the commonest, 3 for the rarest. */
export const rarityOf = (commonness: Commonness | null): number =>
  commonness === null ? UNKNOWN : COMMONNESS.indexOf(commonness);

/** Puts what is commoner first among what is equally near, which stands side by side; the order stays otherwise. */
export function commonerFirst<Row extends { readonly commonness: Commonness | null }>(
  rows: readonly Row[],
  nearnessOf: (row: Row) => number,
): Row[] {
  return rows.toSorted(
    (one, other) => nearnessOf(one) - nearnessOf(other) || rarityOf(one.commonness) - rarityOf(other.commonness),
  );
}
