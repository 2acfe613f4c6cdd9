import type { StaffApplication } from '@antam/server/features/providers/staff-contract.ts';
import { Typography } from '@mui/material';
import { SaveButton } from 'react-admin';
import { z } from 'zod';
import { ChoiceInput } from '../../inputs/choice-input.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { DecisionForm } from './decision-form.tsx';
import { Doubts } from './doubts.tsx';
import { NewPageForm } from './new-page-form.tsx';
import { SuggestedPages } from './suggested-pages.tsx';
import { typeName } from './type-name.ts';
import { useApproval } from './use-approval.ts';

/**
 * Approves by naming the page in the directory that the account will own, or by making one; what is doubtful is asked
 * first.
 */
export function ApproveForm({ application }: { application: StaffApplication }) {
  const { doubts, approve } = useApproval(application);
  const isPlace = application.type === 'place';
  const source = isPlace ? 'place_id' : 'professional_id';
  const submit = async (values: Record<string, unknown>) => {
    const page = z.number().safeParse(values[source]).data;
    return page === undefined ? { [source]: 'Xin chọn trang để liên kết.' } : approve({ [source]: page });
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
        <Doubts texts={doubts} />
        <SaveButton label={doubts.length > 0 ? 'Vẫn duyệt đơn' : 'Duyệt đơn'} alwaysEnable sx={{ mt: 1 }} />
      </DecisionForm>
      <NewPageForm application={application} />
    </FormSection>
  );
}
