import { Seo } from '../seo/seo.tsx';

export function Component() {
  return (
    <>
      <Seo title="Cơ sở y tế" path="/co-so-y-te/" />
      <h1>Cơ sở y tế</h1>
    </>
  );
}
