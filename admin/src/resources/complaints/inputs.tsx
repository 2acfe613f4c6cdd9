import { MAX_NAMES, MAX_SERVICES, MAX_SPECIALITIES } from '@antam/server/features/complaint-admin/staff-contract.ts';
import { BooleanInput, required, TextArrayInput, TextInput } from 'react-admin';
import { TermsInput } from '../../inputs/choice-input.tsx';
import { RichTextInput } from '../../inputs/rich-text-input.tsx';
import { FormSection } from '../../ui/form-section.tsx';

const SECTIONS = [
  { source: 'when_to_call', label: 'Khi nào gọi 115' },
  { source: 'overview', label: 'Tổng quan' },
  { source: 'infants', label: 'Trẻ dưới 1 tuổi' },
  { source: 'children', label: 'Trẻ em' },
  { source: 'adults', label: 'Người lớn' },
  { source: 'pregnancy', label: 'Phụ nữ mang thai' },
  { source: 'elderly', label: 'Người cao tuổi' },
  { source: 'when_to_see_doctor', label: 'Khi nào cần đi khám' },
  { source: 'home_care', label: 'Chăm sóc tại nhà' },
];

/** What staff write of a complaint, new or known: how people call it, and what its page says. */
export function ComplaintInputs() {
  return (
    <>
      <FormSection title="Tên gọi">
        <TextInput
          source="name"
          label="Tên"
          validate={required()}
          helperText="Như người bệnh hay gõ nhất, ví dụ: đau dạ dày."
        />
        <OtherNames source="people" label="Cách gọi thường ngày" example="đau bao tử, xót ruột" />
        <OtherNames source="medical" label="Cách gọi của bác sĩ" example="viêm dạ dày, viêm loét dạ dày" />
      </FormSection>
      <FormSection title="Nội dung">
        {SECTIONS.map(({ source, label }) => (
          <RichTextInput key={source} source={source} label={label} hasPictures />
        ))}
      </FormSection>
    </>
  );
}

/** Where a complaint leads, and who says so. */
export function ComplaintTargetInputs() {
  return (
    <>
      <FormSection title="Dẫn đến">
        <TermsInput
          source="specialities"
          label="Chuyên khoa *"
          type="speciality"
          helperText={`Từ một đến ${MAX_SPECIALITIES} chuyên khoa, nơi nên khám trước đứng đầu.`}
        />
        <TermsInput
          source="services"
          label="Dịch vụ"
          type="service"
          helperText={`Nhiều nhất ${MAX_SERVICES} dịch vụ; có thể để trống.`}
        />
        <BooleanInput
          source="emergency"
          label="Cần cấp cứu"
          defaultValue={false}
          helperText="Ai tìm mục này thấy số 115 trước mọi kết quả."
        />
      </FormSection>
      <FormSection title="Nguồn">
        <TextInput source="source" label="Nguồn" defaultValue="" helperText="Nơi tra cứu, ví dụ: ICD-10 K29." />
        <TextInput
          source="reviewed_on"
          label="Ngày bác sĩ duyệt"
          type="date"
          helperText="Để trống khi chưa ai duyệt: trang nói rõ nội dung chưa được bác sĩ duyệt."
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </FormSection>
    </>
  );
}

const OtherNames = ({ source, label, example }: Record<'source' | 'label' | 'example', string>) => (
  <TextArrayInput
    source={source}
    label={label}
    defaultValue={[]}
    clearText="Xoá hết các tên"
    helperText={`Nhấn Enter sau mỗi tên, nhiều nhất ${MAX_NAMES} tên. Ví dụ: ${example}.`}
  />
);
