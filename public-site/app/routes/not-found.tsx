import { notFound } from '../loading/page-error.ts';
import { pageLoader } from '../loading/page-loader.ts';

/** Every address that is no page. */
export const loader = pageLoader(async () => {
  throw notFound();
});

/** Never rendered: the loader always leaves for the error page. */
export function Component() {
  return null;
}
