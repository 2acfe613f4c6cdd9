import { useRouteError } from 'react-router';
import { toPageError } from '../../loading/page-error.ts';
import { ErrorPage } from './error-page.tsx';

/** Shows a page's failure inside the frame. */
export function PageErrorBoundary() {
  return <ErrorPage error={toPageError(useRouteError())} />;
}
