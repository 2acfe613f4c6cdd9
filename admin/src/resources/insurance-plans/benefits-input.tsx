import { Typography } from '@mui/material';
import { ArrayInput, BooleanInput, NumberInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { AddRowButton } from '../../ui/add-row-button.tsx';
import { FieldRow } from '../../ui/form-section.tsx';
import { AddCodedRowButton } from './add-coded-row-button.tsx';
import { FoldingRow } from './folding-row.tsx';
import { FIRST_BENEFIT, newBenefit } from './new-rows.ts';
import { LIMIT_WORDS_ID, LimitInputs, LimitWords, PremiumInputs } from './package-inputs.tsx';

/** Each benefit, age group and service in a frame of its own. */
const FRAMES = {
  '& > ul > li': { border: 1, borderColor: 'divider', borderRadius: 2, p: 1, mb: 1 },
  '& > ul > li:last-child': { borderBottom: 1, borderColor: 'divider' },
};

/** A folded benefit is two lines high; what removes it stands beside what opens it. */
const FOLDED = { ...FRAMES, '& > ul > li > .RaSimpleFormIterator-action': { marginTop: '19px' } };

/** What a plan pays for: ages with premiums, services with limits, both in each package. */
export function BenefitsInput() {
  return (
    <>
      <LimitWords />
      <ArrayInput
        source="benefits"
        label={false}
        defaultValue={[FIRST_BENEFIT]}
        helperText="Nhóm tuổi của một quyền lợi nối tiếp nhau, không chồng lên nhau và không để trống tuổi nào."
      >
        <SimpleFormIterator
          fullWidth
          disableClear
          disableReordering
          addButton={<AddCodedRowButton label="Thêm quyền lợi" list="benefits" make={newBenefit} />}
          sx={FOLDED}
        >
          <FoldingRow untitled="Quyền lợi chưa có tên">
            <FieldRow>
              <TextInput source="name" label="Tên quyền lợi" defaultValue="" validate={required()} helperText={false} />
              <BooleanInput source="required" label="Bắt buộc" defaultValue={false} helperText={false} />
            </FieldRow>
            <AgeGroupsInput />
            <ServicesInput />
          </FoldingRow>
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

const Part = ({ children }: { children: string }) => (
  <Typography variant="h4" component="h3" sx={{ mt: 1.5, mb: 1 }}>
    {children}
  </Typography>
);

function AgeGroupsInput() {
  return (
    <>
      <Part>Nhóm tuổi và phí một năm</Part>
      <ArrayInput source="age_groups" label={false} helperText={false}>
        <SimpleFormIterator
          fullWidth
          disableClear
          disableReordering
          addButton={<AddRowButton label="Thêm nhóm tuổi" />}
          sx={FRAMES}
        >
          <FieldRow alsoNarrow>
            <NumberInput source="from_age" label="Từ tuổi" min={0} max={99} validate={required()} helperText={false} />
            <NumberInput source="to_age" label="Đến tuổi" min={0} max={99} validate={required()} helperText={false} />
          </FieldRow>
          <PremiumInputs />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

function ServicesInput() {
  return (
    <>
      <Part>Dịch vụ và giới hạn chi trả</Part>
      <ArrayInput source="medical_services" label={false} helperText={false} defaultValue={[]}>
        <SimpleFormIterator fullWidth disableClear addButton={<AddRowButton label="Thêm dịch vụ" />} sx={FRAMES}>
          <TextInput source="name" label="Dịch vụ" defaultValue="" validate={required()} helperText={false} />
          <LimitInputs wordsId={LIMIT_WORDS_ID} />
          <ArrayInput source="children" label="Trong đó" helperText={false} defaultValue={[]}>
            <SimpleFormIterator fullWidth disableClear addButton={<AddRowButton label="Thêm mục con" />} sx={FRAMES}>
              <TextInput source="name" label="Mục con" defaultValue="" validate={required()} helperText={false} />
              <LimitInputs wordsId={LIMIT_WORDS_ID} />
            </SimpleFormIterator>
          </ArrayInput>
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}
