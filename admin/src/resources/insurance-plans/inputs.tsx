import { CURRENCIES, PLAN_STATUSES } from '@antam/server/features/insurance/contract.ts';
import { ArrayInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';
import { FieldRow, FormSection } from '../../ui/form-section.tsx';
import { statusChoices } from '../../ui/status-chip.tsx';
import { AddCodedRowButton } from './add-coded-row-button.tsx';
import { AmountInput } from './amount-input.tsx';
import { FIRST_PACKAGE, newPackage } from './new-rows.ts';

const CURRENCY_CHOICES = CURRENCIES.map(id => ({ id, name: id }));

/** What staff write of a plan, new or known: what it is called, and its packages. */
export function PlanInputs() {
  return (
    <>
      <FormSection title="Chương trình">
        <TextInput source="name" label="Tên chương trình" validate={required()} helperText={false} />
        <TextInput source="insurer" label="Công ty bảo hiểm" validate={required()} helperText={false} />
        <TextInput
          source="summary"
          label="Tóm tắt"
          multiline
          minRows={2}
          validate={required()}
          helperText="Một hai câu: cho ai, có gì. Thẻ và trang của chương trình mang lời này."
        />
        <TextInput
          source="terms"
          label="Điều kiện"
          defaultValue=""
          multiline
          minRows={3}
          helperText="Mỗi dòng một điều kiện: thời gian chờ, phạm vi, loại trừ."
        />
        <SelectInput
          source="status"
          label="Trạng thái"
          choices={statusChoices(PLAN_STATUSES)}
          defaultValue="draft"
          validate={required()}
          helperText={false}
        />
      </FormSection>
      <FormSection title="Các gói">
        <ArrayInput
          source="packages"
          label={false}
          defaultValue={[FIRST_PACKAGE]}
          helperText="Phí gói là phí một năm, chưa kể quyền lợi. Gói rẻ nhất nên đứng đầu."
        >
          <SimpleFormIterator
            fullWidth
            disableClear
            disableReordering
            addButton={<AddCodedRowButton label="Thêm gói" list="packages" make={newPackage} />}
          >
            <FieldRow>
              <TextInput source="name" label="Tên gói" defaultValue="" validate={required()} helperText={false} />
              <AmountInput source="premium" label="Phí gói" validate={required()} />
              <SelectInput
                source="currency"
                label="Tiền"
                choices={CURRENCY_CHOICES}
                defaultValue="VND"
                validate={required()}
                helperText={false}
              />
            </FieldRow>
          </SimpleFormIterator>
        </ArrayInput>
      </FormSection>
    </>
  );
}
