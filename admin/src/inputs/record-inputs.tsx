import { STAFF_STATUSES } from '@antam/server/features/records/staff-contract.ts';
import { required, SelectInput, TextInput } from 'react-admin';
import { FieldRow } from '../ui/form-section.tsx';
import { statusChoices } from '../ui/status-chip.tsx';

/** Whether visitors see a record; a new one is a draft. */
export function StatusInput() {
  return (
    <SelectInput
      source="status"
      label="Trạng thái"
      choices={statusChoices(STAFF_STATUSES)}
      defaultValue="draft"
      validate={required()}
      helperText={false}
    />
  );
}

/** The contacts that visitors see once they are logged in. */
export function ContactInputs() {
  return (
    <FieldRow>
      <TextInput
        source="phone"
        label="Điện thoại"
        type="tel"
        helperText="Người xem chỉ thấy sau khi đăng nhập, trừ số công khai."
      />
      <TextInput source="email" label="Email" type="email" helperText={false} />
    </FieldRow>
  );
}
