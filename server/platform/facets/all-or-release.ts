/**
 * Waits for everything that was asked for. Where a part of it cannot be had, the parts that hold something are released,
 * as the caller never sees them; the failure comes when they are.
 * @param held the parts of `all` that hold something
 * @throws as `all` does
 */
export async function allOrRelease<All, Held>(
  all: Promise<All>,
  held: ReadonlyArray<Promise<Held>>,
  release: (each: Held) => void,
): Promise<All> {
  try {
    return await all;
  } catch (error) {
    await Promise.allSettled(held.map(each => each.then(release)));
    throw error;
  }
}
