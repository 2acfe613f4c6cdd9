import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldRow } from '../ui/form-section.tsx';
import { ChoiceInput } from './choice-input.tsx';

/** Province, and within it the present ward and the district from before July 2025. */
export function AreaInputs() {
  const { setValue } = useFormContext();
  const province: unknown = useWatch({ name: 'province' });
  const before = useRef(province);
  useEffect(() => {
    const moved = typeof before.current === 'number' && before.current !== province;
    before.current = province;
    // A ward or district of the previous province is none of the new one's.
    if (moved) for (const name of ['ward', 'district']) setValue(name, null, { shouldDirty: true });
  }, [province, setValue]);
  const within = typeof province === 'number' ? { province } : {};
  return (
    <>
      <ChoiceInput source="province" label="Tỉnh/Thành phố" reference="provinces" required />
      <FieldRow>
        <ChoiceInput source="ward" label="Phường/Xã" reference="wards" filter={within} />
        <ChoiceInput source="district" label="Quận/Huyện (trước 7/2025)" reference="districts" filter={within} />
      </FieldRow>
    </>
  );
}
