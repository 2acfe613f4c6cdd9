import { ArrayInput, NumberInput, SimpleFormIterator, TextInput } from 'react-admin';
import { TermInput } from './choice-input.tsx';

/** The services on offer in the order shown, with prices in whole đồng. */
export function ServicesInput({ source, label }: { source: string; label: string }) {
  return (
    <ArrayInput source={source} label={label}>
      <SimpleFormIterator
        inline
        fullWidth
        sx={{
          '& .RaSimpleFormIterator-form': { flexWrap: 'wrap' },
          '& .RaSimpleFormIterator-form > *': { flex: { sm: '1 1 110px' }, minWidth: 0 },
          // Rows are recognised by their names: on narrow windows each name has a line of its own.
          '& .RaSimpleFormIterator-form > :nth-of-type(1)': { flex: { sm: '1 1 100%', lg: '4 1 280px' } },
          '& .RaSimpleFormIterator-form > :nth-of-type(2)': { flex: { sm: '1 1 100%', lg: '1 1 120px' } },
        }}
      >
        <TermInput source="term" label="Dịch vụ" type="service" required />
        <TextInput source="label" label="Tên hiển thị" helperText={false} defaultValue="" />
        <NumberInput source="price_from" label="Giá từ (₫)" min={0} step={1000} helperText={false} />
        <NumberInput source="price_to" label="Giá đến (₫)" min={0} step={1000} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
