import type { StaffApplication } from '@antam/server/features/providers/staff-contract.ts';
import { Typography } from '@mui/material';
import { z } from 'zod';
import { ChoiceInput } from '../../inputs/choice-input.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { ApproveButton } from './approve-button.tsx';
import { DecisionForm } from './decision-form.tsx';
import { NewPageForm } from './new-page-form.tsx';
import { SuggestedPages } from './suggested-pages.tsx';
import { typeName } from './type-name.ts';
import { useApproval } from './use-approval.ts';

/**
 * Approves by naming the page in the directory that the account will own, or by making one; what is doubtful is asked
 * first.
 */
export function ApproveForm({ application }: { application: StaffApplication }) {
  const { doubtsOf, approve } = useApproval(application);
  const isPlace = application.type === 'place';
  const source = isPlace ? 'place_id' : 'professional_id';
  const pageOf = (values: Readonly<Record<string, unknown>>) => ({
    [source]: z.number().safeParse(values[source]).data,
  });
  const submit = async (values: Record<string, unknown>) => {
    const page = pageOf(values);
    return page[source] === undefined ? { [source]: 'Xin chọn trang để liên kết.' } : approve(page);
  };
  return (
    <FormSection title="Duyệt và gắn với danh bạ">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Chọn trang của {isPlace ? 'cơ sở' : 'người'} này trong danh bạ.
      </Typography>
      <DecisionForm id={application.id} name="approve" onSubmit={submit}>
        <SuggestedPages pages={application.suggestions} source={source} />
        <ChoiceInput
          source={source}
          label={typeName(application.type)}
          reference={isPlace ? 'places' : 'professionals'}
          required
        />
        <ApproveButton pageOf={pageOf} doubtsOf={doubtsOf} label="Duyệt đơn" againLabel="Vẫn duyệt đơn" />
      </DecisionForm>
      <NewPageForm application={application} />
    </FormSection>
  );
}
