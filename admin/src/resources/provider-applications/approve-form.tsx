import type { StaffApplication } from '@antam/server/features/providers/staff-contract.ts';
import { Typography } from '@mui/material';
import { Form, SaveButton } from 'react-admin';
import { z } from 'zod';
import { ChoiceInput } from '../../inputs/choice-input.tsx';
import { fieldErrors } from '../../providers/problem.ts';
import { FormSection } from '../../ui/form-section.tsx';
import { typeName } from './type-name.ts';
import { useDecision } from './use-decision.ts';

/** Approves by naming the page in the directory that the account will own. */
export function ApproveForm({ application }: { application: StaffApplication }) {
  const decide = useDecision(application.id);
  const isPlace = application.type === 'place';
  const source = isPlace ? 'place_id' : 'professional_id';
  const submit = async (values: Record<string, unknown>) => {
    const page = z.number().safeParse(values[source]).data;
    if (page === undefined) return { [source]: 'Xin chọn trang để liên kết.' };
    return decide({ decision: 'approve', [source]: page }, 'Đã duyệt đơn').catch(fieldErrors);
  };
  return (
    <FormSection title="Duyệt và gắn với danh bạ">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Chọn trang của {isPlace ? 'cơ sở' : 'người'} này trong danh bạ. Chưa có thì tạo trang trước rồi quay lại đây.
      </Typography>
      <Form record={{}} onSubmit={submit}>
        <ChoiceInput
          source={source}
          label={typeName(application.type)}
          reference={isPlace ? 'places' : 'professionals'}
          required
        />
        <SaveButton label="Duyệt đơn" alwaysEnable sx={{ mt: 1 }} />
      </Form>
    </FormSection>
  );
}
