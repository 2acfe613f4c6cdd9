import { Seo } from '../seo/seo.tsx';

export function Component() {
  return (
    <>
      <Seo title="Dịch vụ" path="/dich-vu/" />
      <h1>Dịch vụ</h1>
    </>
  );
}
