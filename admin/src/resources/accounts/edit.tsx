import { BooleanInput, Edit, required, SelectInput } from 'react-admin';
import { FormSection } from '../../ui/form-section.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { roleChoices } from '../../ui/role-name.ts';
import { statusChoices } from '../../ui/status-chip.tsx';
import { WHOLE } from '../../ui/whole-record.ts';

/** What staff may change of an account: its role, whether it may log in, whether it speaks for the site. */
export function AccountEdit() {
  return (
    <Edit queryOptions={WHOLE} mutationOptions={WHOLE} mutationMode="pessimistic" component="div" redirect={false}>
      <RecordForm deletable={false}>
        <FormSection title="Quyền của tài khoản">
          <SelectInput
            source="role"
            label="Vai trò"
            choices={roleChoices}
            validate={required()}
            helperText="Chỉ người đã gửi đơn đăng ký mới thành bác sĩ hoặc cơ sở y tế, và chờ duyệt ở mục Đơn đăng ký. Ai thôi các vai trò này thì không còn được gắn với trang nào."
          />
          <SelectInput
            source="status"
            label="Trạng thái"
            choices={statusChoices(['active', 'pending', 'disabled'])}
            helperText="Khoá hoặc đổi vai trò thì mọi phiên đăng nhập của tài khoản kết thúc ngay."
            validate={required()}
          />
          <BooleanInput
            source="is_official"
            label="Tài khoản chính thức"
            helperText="Được trả lời trên diễn đàn thay mặt An Tâm."
          />
        </FormSection>
      </RecordForm>
    </Edit>
  );
}
