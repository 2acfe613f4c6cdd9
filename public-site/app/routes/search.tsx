import { Seo } from '../seo/seo.tsx';

export function Component() {
  return (
    <>
      <Seo title="Tìm kiếm" path="/tim-kiem/" />
      <h1>Tìm kiếm</h1>
    </>
  );
}
