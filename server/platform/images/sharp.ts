/**
 * The image library, loaded with its native code (some 20 MB) by the first picture only. One thread per picture and no
 * cache, since the machine serves visitors at the same time.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
