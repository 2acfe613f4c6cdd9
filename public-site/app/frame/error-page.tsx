import type { PageError } from '../loading/page-error.ts';

export function ErrorPage({ error }: { error: PageError }) {
  return (
    <>
      <title>Lỗi</title>
      <h1>{error.status}</h1>
    </>
  );
}
