import { DRUG_TYPE_NAMES, DRUG_TYPES } from '@antam/server/features/drugs/contract.ts';
import { required, SelectInput, TextInput } from 'react-admin';
import { FieldRow, FormSection } from '../../ui/form-section.tsx';
import { OtherNames, SectionInputs, SpecialitiesInput } from '../library/inputs.tsx';

const SECTIONS = [
  { source: 'overview', label: 'Thuốc là gì' },
  { source: 'uses', label: 'Công dụng' },
  { source: 'dose', label: 'Liều dùng và cách dùng' },
  { source: 'contraindications', label: 'Chống chỉ định' },
  { source: 'warnings', label: 'Thận trọng' },
  { source: 'interactions', label: 'Tương tác thuốc' },
  { source: 'pregnancy', label: 'Mang thai và cho con bú' },
  { source: 'side_effects', label: 'Tác dụng phụ' },
  { source: 'overdose', label: 'Quá liều, quên liều' },
  { source: 'storage', label: 'Bảo quản' },
];

const TYPES = DRUG_TYPES.map(id => ({ id, name: `Thuốc ${DRUG_TYPE_NAMES[id]}` }));

/** What staff write of a drug, new or known. */
export function DrugInputs() {
  return (
    <>
      <FormSection title="Thuốc">
        <FieldRow>
          <TextInput source="name" label="Tên hoạt chất" validate={required()} helperText={false} />
          <SelectInput source="type" label="Loại" choices={TYPES} validate={required()} helperText={false} />
        </FieldRow>
        <OtherNames source="brands" label="Tên biệt dược" example="Panadol, Efferalgan" />
        <OtherNames source="names" label="Tên khác của hoạt chất" example="Acetaminophen" />
        <FieldRow>
          <TextInput source="atc" label="Mã ATC" defaultValue="" helperText="Ví dụ: N02BE01." />
          <TextInput source="group" label="Nhóm" defaultValue="" helperText="Ví dụ: Giảm đau, hạ sốt." />
          <TextInput source="form" label="Dạng dùng" defaultValue="" helperText="Ví dụ: Viên nén, siro." />
        </FieldRow>
        <SpecialitiesInput />
      </FormSection>
      <SectionInputs sections={SECTIONS} />
    </>
  );
}
