import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../inputs/choice-input.tsx';
import { FieldRow, FormSection } from '../../ui/form-section.tsx';

/** Whose a new promotion is: a place or a professional. Choosing one takes back the other. */
export function OwnerInputs() {
  const { setValue } = useFormContext();
  const [place, professional]: unknown[] = useWatch({ name: ['place', 'professional'] });
  const before = useRef({ place, professional });
  useEffect(() => {
    const was = before.current;
    before.current = { place, professional };
    if (typeof place !== 'number' || typeof professional !== 'number') return;
    setValue(was.place === place ? 'place' : 'professional', null, { shouldDirty: true });
  }, [place, professional, setValue]);
  return (
    <FormSection title="Của ai">
      <FieldRow>
        <ChoiceInput
          source="place"
          label="Cơ sở y tế"
          reference="places"
          helperText="Chọn một cơ sở, hoặc một bác sĩ, chuyên gia."
        />
        <ChoiceInput source="professional" label="Bác sĩ, chuyên gia" reference="professionals" />
      </FieldRow>
    </FormSection>
  );
}
