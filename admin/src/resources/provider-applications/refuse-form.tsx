import type { StaffApplication } from '@antam/server/features/providers/staff-contract.ts';
import CloseIcon from '@mui/icons-material/Close';
import { maxLength, required, SaveButton, TextInput } from 'react-admin';
import { fieldErrors } from '../../providers/problem.ts';
import { FormSection } from '../../ui/form-section.tsx';
import { DecisionForm } from './decision-form.tsx';
import { useDecision } from './use-decision.ts';

/** Refuses with a reason, which the applicant reads. */
export function RefuseForm({ application: { id, version } }: { application: StaffApplication }) {
  const decide = useDecision(id);
  const submit = ({ reason }: Record<string, unknown>) =>
    decide({ decision: 'refuse', version, reason: String(reason ?? '') }, 'Đã từ chối đơn').catch(fieldErrors);
  return (
    <FormSection title="Từ chối">
      <DecisionForm id={id} name="refuse" onSubmit={submit}>
        <TextInput
          source="reason"
          label="Lý do, người gửi đơn sẽ đọc"
          multiline
          minRows={2}
          validate={[required(), maxLength(500)]}
          helperText={false}
        />
        <SaveButton label="Từ chối đơn" color="error" icon={<CloseIcon />} alwaysEnable sx={{ mt: 1 }} />
      </DecisionForm>
    </FormSection>
  );
}
