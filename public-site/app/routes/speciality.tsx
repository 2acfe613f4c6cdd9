import { Seo } from '../seo/seo.tsx';

export function Component() {
  return (
    <>
      <Seo title="Chuyên khoa" path="/chuyen-khoa/" />
      <h1>Chuyên khoa</h1>
    </>
  );
}
