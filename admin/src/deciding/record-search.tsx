import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { type RaRecord, type SortPayload, useGetList } from 'react-admin';

/** How long a pause in typing is before the server is asked. */
const PAUSE_MS = 250;
const OFFERED = 10;

type RecordSearchProps<Row> = {
  resource: string;
  sort: SortPayload;
  /** What narrows the rows beside the words. */
  filter?: object;
  label: string;
  helperText?: string;
  nameOf: (row: Row) => string;
  value: Row | null;
  onChange: (row: Row | null) => void;
  /** Rows that are not offered. */
  without?: number;
};

/** One record of many, found by typing; the server searches. */
export function RecordSearch<Row extends RaRecord<number>>(props: RecordSearchProps<Row>) {
  const { resource, sort, filter = {}, label, helperText, nameOf, value, onChange, without } = props;
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [], isFetching } = useGetList<Row>(
    resource,
    { filter: { ...filter, q }, sort, pagination: { page: 1, perPage: OFFERED } },
    { enabled: q !== '' },
  );
  const options = q === '' ? [] : data.filter(({ id }) => id !== without);
  return (
    <Autocomplete
      options={options}
      // The server has chosen what fits.
      filterOptions={all => all}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      value={value}
      onChange={(_, chosen) => onChange(chosen)}
      onInputChange={(_, text) => setTyped(text)}
      loading={isFetching || typed.trim() !== q}
      loadingText="Đang tìm …"
      noOptionsText={q === '' ? 'Nhập vài chữ để tìm' : 'Không tìm thấy lựa chọn nào'}
      clearText="Xoá"
      openText="Mở"
      closeText="Đóng"
      renderInput={input => <TextField {...input} label={label} helperText={helperText} margin="dense" />}
    />
  );
}
