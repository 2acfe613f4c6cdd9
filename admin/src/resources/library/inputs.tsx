import { LIBRARY_STATUSES } from '@antam/server/features/library/contract.ts';
import { MAX_NAMES, MAX_SPECIALITIES } from '@antam/server/features/library/staff-contract.ts';
import { required, SelectInput, TextArrayInput, TextInput } from 'react-admin';
import { ChoiceInput, TermsInput } from '../../inputs/choice-input.tsx';
import { RichTextInput } from '../../inputs/rich-text-input.tsx';
import { FieldRow, FormSection } from '../../ui/form-section.tsx';
import { statusChoices } from '../../ui/status-chip.tsx';

/** Other names of a record, one behind the other. */
export const OtherNames = ({ source, label, example }: Record<'source' | 'label' | 'example', string>) => (
  <TextArrayInput
    source={source}
    label={label}
    defaultValue={[]}
    clearText="Xoá hết các tên"
    helperText={`Nhấn Enter sau mỗi tên, nhiều nhất ${MAX_NAMES} tên. Ví dụ: ${example}.`}
  />
);

/** The specialities of a record. */
export const SpecialitiesInput = () => (
  <TermsInput
    source="specialities"
    label="Chuyên khoa"
    type="speciality"
    helperText={`Nhiều nhất ${MAX_SPECIALITIES} chuyên khoa, nơi nên khám trước đứng đầu.`}
  />
);

/** The sections of a text, each in an editor of its own; an empty one is not shown. */
export const SectionInputs = ({ sections }: { sections: ReadonlyArray<{ source: string; label: string }> }) => (
  <FormSection title="Nội dung">
    {sections.map(({ source, label }) => (
      <RichTextInput key={source} source={source} label={label} hasPictures />
    ))}
  </FormSection>
);

/** Who wrote and checked a record, and whether visitors see it. */
export function LibrarySettings() {
  return (
    <>
      <FormSection title="Tác giả và kiểm tra nội dung">
        <FieldRow>
          <TextInput
            source="author_name"
            label="Tên tác giả"
            defaultValue="Ban biên tập An Tâm"
            validate={required()}
            helperText={false}
          />
          <ChoiceInput source="author" label="Trang của tác giả" reference="professionals" />
        </FieldRow>
        <FieldRow>
          <TextInput source="reviewer_name" label="Tên người kiểm tra" defaultValue="" helperText={false} />
          <ChoiceInput source="reviewer" label="Trang của người kiểm tra" reference="professionals" />
          <TextInput
            source="reviewed_on"
            label="Ngày kiểm tra"
            type="date"
            helperText={false}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </FieldRow>
      </FormSection>
      <FormSection title="Trạng thái">
        <SelectInput
          source="status"
          label="Trạng thái"
          choices={statusChoices(LIBRARY_STATUSES)}
          defaultValue="draft"
          validate={required()}
          helperText={false}
        />
      </FormSection>
    </>
  );
}
