/**
 * Signs `<` in a text of HTML. An element has two and something to say between them, so no description comes near; but a
 * parser takes time that grows with the square of how many elements stand open.
 */
const MOST_TAGS = 4_000;

/** Whether a text of HTML has more than {@link MOST_TAGS} tags. */
export function hasTooManyTags(html: string): boolean {
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    tags += 1;
    if (tags > MOST_TAGS) return true;
  }
  return false;
}
