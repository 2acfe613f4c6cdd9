import { RecordCreate } from '../../ui/record-create.tsx';
import { PromotionInputs } from './inputs.tsx';
import { OwnerInputs } from './owner-inputs.tsx';

/** A new promotion; whose it is, is chosen once. */
export function PromotionCreate() {
  return (
    <RecordCreate title="Ưu đãi mới">
      <PromotionInputs owner={<OwnerInputs />} />
    </RecordCreate>
  );
}
