import { RecordCreate } from '../../ui/record-create.tsx';
import { PromotionDetailInputs, PromotionInputs } from './inputs.tsx';
import { OwnerInputs } from './owner-inputs.tsx';

/** A new promotion; whose it is, is chosen once. */
export function PromotionCreate() {
  return (
    <RecordCreate title="Ưu đãi mới" beside={<PromotionDetailInputs />}>
      <PromotionInputs owner={<OwnerInputs />} />
    </RecordCreate>
  );
}
