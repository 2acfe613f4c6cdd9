import { RecordCreate } from '../../ui/record-create.tsx';
import { AbbreviationInputs, AbbreviationSourceInputs } from './inputs.tsx';

/** A new abbreviation. */
export function AbbreviationCreate() {
  return (
    <RecordCreate title="Chữ viết tắt mới" beside={<AbbreviationSourceInputs />}>
      <AbbreviationInputs />
    </RecordCreate>
  );
}
