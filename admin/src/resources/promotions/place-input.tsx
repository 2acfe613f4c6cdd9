import { promotionRecord } from '@antam/server/features/promotions/promotion.record.ts';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { RecordField } from '../../inputs/record-field.tsx';

/** The place whose a new promotion is. It has one owner: choosing a place takes back the professional, and the other way round. */
export function PlaceInput() {
  const { setValue } = useFormContext();
  const [place, professional]: unknown[] = useWatch({ name: ['place', 'professional'] });
  const before = useRef({ place, professional });
  useEffect(() => {
    const was = before.current;
    before.current = { place, professional };
    if (typeof place !== 'number' || typeof professional !== 'number') return;
    setValue(was.place === place ? 'place' : 'professional', null, { shouldDirty: true });
  }, [place, professional, setValue]);
  return <RecordField source="place" field={promotionRecord.fields.place} />;
}
