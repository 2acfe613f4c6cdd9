import type { StaffPromotion } from '@antam/server/features/promotions/staff-contract.ts';
import { Link, useCreatePath, useRecordContext } from 'react-admin';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { formatCount } from '../../ui/format.ts';
import { TIME_NAMES } from './names.ts';

const RESOURCES = { place: 'places', professional: 'professionals' } as const;

/** Whose a promotion is, and what has become of its codes. */
export function PromotionFacts() {
  const promotion = useRecordContext<StaffPromotion>();
  const createPath = useCreatePath();
  if (!promotion) return null;
  const { record, state, claimed, redeemed, left } = promotion;
  return (
    <FormSection title="Của ai">
      <Facts>
        <Fact name={record.kind === 'place' ? 'Cơ sở y tế' : 'Bác sĩ, chuyên gia'}>
          <Link to={createPath({ resource: RESOURCES[record.kind], type: 'edit', id: record.id })}>{record.name}</Link>
        </Fact>
        <Fact name="Thời hạn">{TIME_NAMES[state]}</Fact>
        <Fact name="Mã đã nhận">{formatCount(claimed)}</Fact>
        <Fact name="Mã đã dùng">{formatCount(redeemed)}</Fact>
        <Fact name="Mã còn lại">{left === null ? 'Không giới hạn' : formatCount(left)}</Fact>
      </Facts>
    </FormSection>
  );
}
