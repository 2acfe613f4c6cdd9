/**
 * Walks through a page once for all tests of a `describe`, each of which proves one thought by what was seen on the way:
 * walking again for each would cost a browser as often. The first test walks; where the walk fails, all of them do.
 */
export function walked<Seen>(walk: () => Promise<Seen>): () => Promise<Seen> {
  let walking: Promise<Seen> | undefined;
  return () => {
    walking ??= walk();
    return walking;
  };
}
