import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldRow } from '../ui/form-section.tsx';
import { ChoiceInput } from './choice-input.tsx';

/** Province, and within it the present ward and the district from before July 2025. */
export function AreaInputs() {
  const { setValue } = useFormContext();
  const [province, ward, district]: unknown[] = useWatch({ name: ['province', 'ward', 'district'] });
  const before = useRef({ province, ward, district });
  useEffect(() => {
    const was = before.current;
    before.current = { province, ward, district };
    if (typeof was.province !== 'number' || was.province === province) return;
    // A ward or district of the previous province is none of the new one's; others came together with it.
    if (was.ward === ward) setValue('ward', null, { shouldDirty: true });
    if (was.district === district) setValue('district', null, { shouldDirty: true });
  }, [province, ward, district, setValue]);
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
