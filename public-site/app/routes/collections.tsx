import { Seo } from '../seo/seo.tsx';

export function Component() {
  return (
    <>
      <Seo title="Tuyển chọn" path="/tuyen-chon/" />
      <h1>Tuyển chọn</h1>
    </>
  );
}
