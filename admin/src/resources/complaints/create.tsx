import { RecordCreate } from '../../ui/record-create.tsx';
import { ComplaintInputs, ComplaintTargetInputs } from './inputs.tsx';

/** A new complaint. */
export function ComplaintCreate() {
  return (
    <RecordCreate title="Triệu chứng, bệnh mới" beside={<ComplaintTargetInputs />}>
      <ComplaintInputs />
    </RecordCreate>
  );
}
