import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { ChoicesInput } from '../../inputs/choice-input.tsx';
import { FieldRow, FormSection } from '../../ui/form-section.tsx';
import { OtherNames, SectionInputs, SpecialitiesInput } from '../library/inputs.tsx';
import { COMMONNESS_CHOICES } from './commonness.ts';

const SECTIONS = [
  { source: 'overview', label: 'Tổng quan' },
  { source: 'causes', label: 'Nguyên nhân' },
  { source: 'symptoms', label: 'Triệu chứng' },
  { source: 'diagnosis', label: 'Chẩn đoán' },
  { source: 'treatment', label: 'Điều trị' },
  { source: 'prevention', label: 'Phòng ngừa' },
  { source: 'when_to_see_doctor', label: 'Khi nào cần đi khám' },
];

/** What staff write of a disease, new or known. */
export function DiseaseInputs() {
  return (
    <>
      <FormSection title="Bệnh">
        <FieldRow>
          <TextInput source="name" label="Tên bệnh" validate={required()} helperText={false} />
          <TextInput source="icd10" label="Mã ICD-10" defaultValue="" helperText="Ví dụ: E11 hoặc E11.9." />
        </FieldRow>
        <OtherNames source="folk" label="Cách gọi thường ngày" example="tiểu đường, bệnh tiểu đường" />
        <OtherNames source="synonyms" label="Cách gọi của bác sĩ" example="đái tháo đường tuýp 2" />
        <SelectInput
          source="commonness"
          label="Mức thường gặp"
          choices={COMMONNESS_CHOICES}
          helperText="Ở Việt Nam. Trong các bệnh gần triệu chứng như nhau, bệnh thường gặp đứng trước."
        />
        <BooleanInput
          source="emergency"
          label="Có thể nguy cấp"
          defaultValue={false}
          helperText="Trang bệnh có số 115 trên cùng."
        />
      </FormSection>
      <FormSection title="Liên quan">
        <SpecialitiesInput />
        <ChoicesInput source="complaints" label="Người bệnh thường đến khám vì" reference="complaints" />
        <ChoicesInput source="drugs" label="Thuốc bác sĩ có thể cân nhắc" reference="drugs" />
      </FormSection>
      <SectionInputs sections={SECTIONS} />
    </>
  );
}
