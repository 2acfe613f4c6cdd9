import { Seo } from '../seo/seo.tsx';

export function Component() {
  return (
    <>
      <Seo title="Bác sĩ" path="/bac-si/" />
      <h1>Bác sĩ</h1>
    </>
  );
}
