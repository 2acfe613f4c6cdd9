import { Create, required, SelectInput, TextInput } from 'react-admin';
import { STAFF_ROLES } from '../../providers/account.ts';
import { FormSection } from '../../ui/form-section.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { roleChoices } from '../../ui/role-name.ts';

const STAFF = roleChoices.filter(({ id }) => STAFF_ROLES.some(role => role === id));

/** A new member of staff, who gets an email with a link to choose a password. */
export function AccountCreate() {
  return (
    <Create title="Nhân viên mới" redirect="show" component="div">
      <RecordForm deletable={false}>
        <FormSection title="Nhân viên mới">
          <TextInput source="name" label="Họ và tên" validate={required()} helperText={false} />
          <TextInput
            source="email"
            label="Email"
            type="email"
            validate={required()}
            helperText="Nhân viên nhận thư để tự đặt mật khẩu."
          />
          <SelectInput
            source="role"
            label="Vai trò"
            choices={STAFF}
            defaultValue="editor"
            validate={required()}
            helperText={false}
          />
        </FormSection>
      </RecordForm>
    </Create>
  );
}
