import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceInput } from './choice-input.tsx';

type AreaWithinProps = { source: string; label: string; reference: string };

/** A present ward, or a district from before July 2025, of the chosen province. */
export function AreaWithinInput({ source, label, reference }: AreaWithinProps) {
  const { setValue } = useFormContext();
  const [province, area]: unknown[] = useWatch({ name: ['province', source] });
  const before = useRef({ province, area });
  useEffect(() => {
    const was = before.current;
    before.current = { province, area };
    if (typeof was.province !== 'number' || was.province === province) return;
    // An area of the previous province is none of the new one's; another one came together with it.
    if (was.area === area) setValue(source, null, { shouldDirty: true });
  }, [province, area, source, setValue]);
  const within = typeof province === 'number' ? { province } : {};
  return <ChoiceInput source={source} label={label} reference={reference} filter={within} />;
}
