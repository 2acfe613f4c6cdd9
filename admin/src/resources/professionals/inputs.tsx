import { BooleanInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { ChoicesInput, TermInput, TermsInput } from '../../inputs/choice-input.tsx';
import { ContactInputs, StatusInput } from '../../inputs/record-inputs.tsx';
import { RichTextInput } from '../../inputs/rich-text-input.tsx';
import { ServicesInput } from '../../inputs/services-input.tsx';
import { FieldRow, FormSection } from '../../ui/form-section.tsx';
import { GENDERS } from './genders.ts';

/** What staff write of a professional, new or known: who it is, the licence and the field. */
export function ProfessionalInputs() {
  return (
    <>
      <FormSection title="Thông tin chính">
        <TextInput source="name" label="Họ và tên" validate={required()} helperText={false} />
        <FieldRow>
          <TermInput source="title" label="Học hàm" type="title" />
          <TermInput source="occupation" label="Nghề nghiệp" type="occupation" />
        </FieldRow>
        <TermsInput source="degrees" label="Học vị" type="degree" />
        <RichTextInput source="position" label="Chức vụ" />
        <FieldRow>
          <SelectInput source="gender" label="Giới tính" choices={GENDERS} helperText={false} />
          <NumberInput source="practising_since" label="Hành nghề từ năm" min={1940} max={2100} helperText={false} />
          <StatusInput />
        </FieldRow>
      </FormSection>
      <FormSection title="Giấy phép hành nghề">
        <FieldRow>
          <TextInput
            source="licence_number"
            label="Số giấy phép"
            helperText="Như 000123/HNO-GPHN, 000123/BYT-CCHN hay 1234/CCHN-D-SYT-HNO."
          />
          <TextInput source="licence_issuer" label="Nơi cấp" helperText={false} />
        </FieldRow>
        <TextInput source="licence_scope" label="Phạm vi hành nghề" helperText={false} />
        <TextInput
          source="licence_evidence"
          label="Đã kiểm tra ở đâu, bằng cách nào"
          helperText="Chỉ nhân viên thấy. Ví dụ: địa chỉ trang tra cứu của Sở Y tế."
        />
        <BooleanInput
          source="licence_verified"
          label="Đã kiểm tra giấy phép"
          defaultValue={false}
          helperText="Chỉ đăng người đã được kiểm tra giấy phép. Ngày kiểm tra và người kiểm tra được ghi lại."
        />
      </FormSection>
      <FormSection title="Chuyên môn">
        <TermsInput source="specialities" label="Chuyên khoa" type="speciality" />
        <TermsInput source="qualifications" label="Trình độ chuyên môn" type="qualification" />
        <TermsInput source="languages_spoken" label="Ngôn ngữ" type="language" />
        <ServicesInput source="services" label="Dịch vụ và giá" />
      </FormSection>
    </>
  );
}

/** Where a professional works, how they are reached, what they say of themselves. */
export function ProfessionalDetailInputs() {
  return (
    <>
      <FormSection title="Nơi làm việc">
        <ChoicesInput source="workplaces" label="Cơ sở y tế" reference="places" helperText="Nơi chính đứng đầu." />
      </FormSection>
      <FormSection title="Liên hệ">
        <ContactInputs />
      </FormSection>
      <FormSection title="Giới thiệu">
        <RichTextInput source="description" label="Giới thiệu" />
        <RichTextInput source="services_free" label="Dịch vụ, bằng lời" />
        <RichTextInput source="experience_full" label="Quá trình đào tạo và làm việc" />
        <RichTextInput source="achievements" label="Thành tích" />
      </FormSection>
    </>
  );
}
