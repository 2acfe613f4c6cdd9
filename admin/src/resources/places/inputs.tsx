import { BooleanInput, required, TextInput } from 'react-admin';
import { AreaInputs } from '../../inputs/area-inputs.tsx';
import { TermInput, TermsInput } from '../../inputs/choice-input.tsx';
import { OpeningHoursInput } from '../../inputs/opening-hours-input.tsx';
import { PositionInput } from '../../inputs/position-input.tsx';
import { ContactInputs, StatusInput } from '../../inputs/record-inputs.tsx';
import { RichTextInput } from '../../inputs/rich-text-input.tsx';
import { ServicesInput } from '../../inputs/services-input.tsx';
import { FieldRow, FormSection } from '../../ui/form-section.tsx';

/** What staff write of a place, new or known: what it is, where, and how it is reached. */
export function PlaceInputs() {
  return (
    <>
      <FormSection title="Thông tin chính">
        <TextInput source="name" label="Tên cơ sở" validate={required()} helperText={false} />
        <FieldRow>
          <TermInput source="place_type" label="Loại cơ sở" type="place_type" required />
          <StatusInput />
        </FieldRow>
        <BooleanInput source="accepts_bhyt" label="Nhận bảo hiểm y tế" defaultValue={false} helperText={false} />
        <RichTextInput source="description" label="Giới thiệu" />
      </FormSection>
      <FormSection title="Địa chỉ">
        <AreaInputs />
        <TextInput source="address" label="Số nhà, đường" defaultValue="" helperText={false} />
        <PositionInput />
      </FormSection>
      <FormSection title="Liên hệ">
        <ContactInputs />
        <BooleanInput
          source="phone_is_public"
          label="Số tiếp tân công khai"
          defaultValue={false}
          helperText="Ai cũng thấy số điện thoại và bấm gọi được, không cần đăng nhập."
        />
        <TextInput source="website" label="Trang web" type="url" helperText={false} />
      </FormSection>
    </>
  );
}

/** When a place is open, what it offers, and who says so. */
export function PlaceDetailInputs() {
  return (
    <>
      <FormSection title="Giờ mở cửa">
        <OpeningHoursInput source="opening_hours" />
      </FormSection>
      <FormSection title="Chuyên khoa và dịch vụ">
        <TermsInput source="specialities" label="Chuyên khoa" type="speciality" />
        <ServicesInput source="services" />
      </FormSection>
      <FormSection title="Nguồn dữ liệu">
        <FieldRow>
          <TextInput source="source" label="Nguồn" defaultValue="" helperText={false} />
          <TextInput source="licence" label="Giấy phép dữ liệu" defaultValue="" helperText={false} />
        </FieldRow>
      </FormSection>
    </>
  );
}
