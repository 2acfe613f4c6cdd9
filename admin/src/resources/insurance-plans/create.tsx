import { RecordCreate } from '../../ui/record-create.tsx';
import { BenefitsSection } from './benefits-input.tsx';
import { PlanInputs } from './inputs.tsx';

/** A new insurance plan. */
export function PlanCreate() {
  return (
    <RecordCreate title="Chương trình mới" beside={<BenefitsSection />}>
      <PlanInputs />
    </RecordCreate>
  );
}
