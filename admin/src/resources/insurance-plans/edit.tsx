import { RecordActions } from '../../ui/record-actions.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { WholeEdit } from '../../ui/whole-edit.tsx';
import { BenefitsSection } from './benefits-input.tsx';
import { PlanInputs } from './inputs.tsx';

/** Changes an insurance plan, publishes it or takes it back. */
export function PlanEdit() {
  return (
    <WholeEdit actions={<RecordActions />}>
      <RecordForm beside={<BenefitsSection />}>
        <PlanInputs />
      </RecordForm>
    </WholeEdit>
  );
}
