import { Seo } from '../seo/seo.tsx';

export function Component() {
  return (
    <>
      <Seo title="Tìm bác sĩ và cơ sở y tế" path="/" />
      <h1>Tìm bác sĩ và cơ sở y tế</h1>
    </>
  );
}
