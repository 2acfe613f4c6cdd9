import { required, TextInput } from 'react-admin';
import { FormSection } from '../../ui/form-section.tsx';

/** What staff write of an abbreviation, new or known. */
export function AbbreviationInputs() {
  return (
    <FormSection title="Chữ viết tắt">
      <TextInput
        source="short"
        label="Viết tắt"
        validate={required()}
        helperText="Viết liền, ví dụ: SXH. Chữ hoa, chữ thường và dấu khi tìm kiếm không quan trọng."
      />
      <TextInput source="meaning" label="Nghĩa" validate={required()} helperText="Ví dụ: sốt xuất huyết." />
      <TextInput
        source="read_as"
        label="Tìm như khi gõ"
        defaultValue=""
        helperText="Để trống khi giống nghĩa. Ví dụ: AST tìm như khi gõ “xét nghiệm chức năng gan”."
      />
    </FormSection>
  );
}

/** Who says so. */
export function AbbreviationSourceInputs() {
  return (
    <FormSection title="Nguồn">
      <TextInput
        source="source"
        label="Nguồn"
        defaultValue=""
        helperText="Văn bản công khai có dùng chữ này, ví dụ: Quyết định 2760/QĐ-BYT (2023)."
      />
    </FormSection>
  );
}
