import { CURRENCIES } from '@antam/server/features/insurance/contract.ts';
import { ArrayInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';
import { FieldRow } from '../../ui/form-section.tsx';
import { AddCodedRowButton } from './add-coded-row-button.tsx';
import { AmountInput } from './amount-input.tsx';
import { FIRST_PACKAGE, newPackage } from './new-rows.ts';

const CURRENCY_CHOICES = CURRENCIES.map(id => ({ id, name: id }));

/** The levels of a plan, the cheapest first. */
export const PackagesInput = () => (
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
);
