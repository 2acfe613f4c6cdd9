import { RecordTableCreate, RecordTableEdit } from '../../ui/record-table-form.tsx';
import { BenefitsInput } from './benefits-input.tsx';
import { PackagesInput } from './packages-input.tsx';

const INPUTS = {
  packages: <PackagesInput />,
  benefits: <BenefitsInput />,
};

/** A new insurance plan. */
export const PlanCreate = () => <RecordTableCreate inputs={INPUTS} />;

/** Changes an insurance plan, publishes it or takes it back. */
export const PlanEdit = () => <RecordTableEdit inputs={INPUTS} />;
