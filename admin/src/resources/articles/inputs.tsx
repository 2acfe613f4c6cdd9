import { ARTICLE_STATUSES } from '@antam/server/features/articles/contract.ts';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceInput, TermsInput } from '../../inputs/choice-input.tsx';
import { MomentInput } from '../../inputs/moment-input.tsx';
import { RichTextInput } from '../../inputs/rich-text-input.tsx';
import { FieldRow, FormSection } from '../../ui/form-section.tsx';
import { statusChoices } from '../../ui/status-chip.tsx';

/** What staff write of an article, new or known. */
export function ArticleInputs() {
  return (
    <FormSection title="Bài viết">
      <TextInput source="title" label="Tiêu đề" validate={required()} helperText="Từ 5 đến 150 ký tự." />
      <TextInput
        source="summary"
        label="Tóm tắt"
        validate={required()}
        multiline
        minRows={2}
        helperText="Hiện trên thẻ và dưới tiêu đề, từ 20 đến 400 ký tự."
      />
      <RichTextInput source="body" label="Nội dung" hasPictures />
      <TermsInput
        source="topics"
        label="Chủ đề *"
        type="speciality"
        helperText="Từ một đến năm chuyên khoa, chủ đề chính đứng đầu."
      />
    </FormSection>
  );
}

/** Who wrote and checked it, and whether visitors see it. */
export function ArticleSettings() {
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
        <StatusInputs />
        <BooleanInput source="is_locked" label="Khoá trả lời" defaultValue={false} helperText={false} />
      </FormSection>
    </>
  );
}

/** Whether visitors see it; of what is scheduled, from when on. */
function StatusInputs() {
  const status: unknown = useWatch({ name: 'status' });
  return (
    <>
      <SelectInput
        source="status"
        label="Trạng thái"
        choices={statusChoices(ARTICLE_STATUSES)}
        defaultValue="draft"
        validate={required()}
        helperText={false}
      />
      {status === 'scheduled' && (
        <MomentInput source="publish_at" label="Lúc đăng" required helperText="Giờ Việt Nam." />
      )}
    </>
  );
}
