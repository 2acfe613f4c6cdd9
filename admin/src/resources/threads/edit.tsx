import { ListButton, ShowButton, TextInput, TopToolbar } from 'react-admin';
import { FormSection } from '../../ui/form-section.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { WholeEdit } from '../../ui/whole-edit.tsx';
import { SpecialityInput } from './speciality-input.tsx';

/** Changes the title of a question, and with it the address, or its speciality. */
export function ThreadEdit() {
  return (
    <WholeEdit
      actions={
        <TopToolbar>
          <ShowButton />
          <ListButton />
        </TopToolbar>
      }
    >
      <RecordForm deletable={false}>
        <FormSection title="Câu hỏi">
          <TextInput source="title" label="Tiêu đề *" helperText="Từ 10 đến 150 ký tự." />
          <SpecialityInput source="speciality" />
        </FormSection>
      </RecordForm>
    </WholeEdit>
  );
}
