import { RecordActions } from '../../ui/record-actions.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { WholeEdit } from '../../ui/whole-edit.tsx';
import { PromotionDetailInputs, PromotionInputs } from './inputs.tsx';
import { PromotionFacts } from './promotion-facts.tsx';

/** Changes a promotion, publishes it, or hides it with a reason. */
export function PromotionEdit() {
  return (
    <WholeEdit actions={<RecordActions />}>
      <RecordForm beside={<PromotionDetailInputs />}>
        <PromotionInputs owner={<PromotionFacts />} />
      </RecordForm>
    </WholeEdit>
  );
}
