import { ArrayInput, NumberInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';
import { AddRowButton } from '../../ui/add-row-button.tsx';
import { FieldRow } from '../../ui/form-section.tsx';
import { CHOICES, PRICINGS } from './names.ts';

const NEW_OPTION = { name: '', pricing: 'extra', price: 0 };

/** Each group in a frame of its own. */
const FRAMES = {
  '& > ul > li': { border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5, mb: 1.5 },
  '& > ul > li:last-child': { borderBottom: 1, borderColor: 'divider' },
};

/** As many fields side by side as there is room for. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
  rowGap: 0,
};

/** The groups of options of a promotion, in the order shown. Options keep their numbers, which claims name. */
export function GroupsInput({ source }: { source: string }) {
  return (
    <ArrayInput
      source={source}
      label={false}
      helperText="Không bắt buộc. Dùng khi khách được chọn gói, hay thêm dịch vụ vào giá ưu đãi."
    >
      <SimpleFormIterator fullWidth disableClear addButton={<AddRowButton label="Thêm nhóm lựa chọn" />} sx={FRAMES}>
        <FieldRow>
          <TextInput
            source="name"
            label="Tên nhóm"
            defaultValue=""
            validate={required()}
            helperText="Ví dụ: Chọn gói, Làm thêm."
          />
          <SelectInput
            source="choice"
            label="Khách được chọn"
            choices={CHOICES}
            defaultValue="one"
            validate={required()}
            helperText={false}
          />
        </FieldRow>
        <OptionsInput />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function OptionsInput() {
  return (
    <ArrayInput source="options" label="Các lựa chọn" defaultValue={[NEW_OPTION]} helperText={false}>
      <SimpleFormIterator
        inline
        fullWidth
        disableClear
        addButton={<AddRowButton label="Thêm lựa chọn" />}
        sx={{ '& .RaSimpleFormIterator-form': ROW, '& .RaSimpleFormIterator-form > *': { minWidth: 0 } }}
      >
        <TextInput source="name" label="Lựa chọn" defaultValue="" validate={required()} helperText={false} />
        <SelectInput
          source="pricing"
          label="Cách tính"
          choices={PRICINGS}
          defaultValue="extra"
          validate={required()}
          helperText={false}
        />
        <NumberInput
          source="price"
          label="Số tiền (₫)"
          defaultValue={0}
          min={0}
          step={1000}
          validate={required()}
          helperText={false}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
