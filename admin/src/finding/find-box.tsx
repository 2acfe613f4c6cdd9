import SearchIcon from '@mui/icons-material/Search';
import { Alert, Box, Button, InputAdornment, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useRedirect } from 'react-admin';
import { messageOf } from '../providers/problem.ts';
import { formatCount } from '../ui/format.ts';
import { FoundList } from './found-list.tsx';
import { useFound } from './use-found.ts';
import { type Findable, useRecordPath } from './use-record-path.ts';

/** As many characters as the server takes. */
const MAX_TYPED = 300;

/** One field in which records of every kind are found, and what was found below it; arrows choose, Enter opens. */
export function FindBox({ onClose }: { onClose: () => void }) {
  const list = useId();
  const redirect = useRedirect();
  const pathOf = useRecordPath();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  // Enter was pressed before the answer came.
  const [isAwaited, setAwaited] = useState(false);
  const { groups, isSimilar, isCurrent, error, retry } = useFound(typed);
  const records = useMemo(
    () => groups.flatMap(({ resource, records: own }) => own.map((record): Findable => ({ ...record, resource }))),
    [groups],
  );
  const at = Math.min(chosen, records.length - 1);
  const open = (record: Findable | undefined) => {
    if (!record) return;
    onClose();
    redirect(pathOf(record));
  };
  useEffect(() => {
    if (!isAwaited || !isCurrent) return;
    setAwaited(false);
    const [best] = records;
    if (!best) return;
    onClose();
    redirect(pathOf(best));
  }, [isAwaited, isCurrent, records, pathOf, redirect, onClose]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && records.length > 0) {
      event.preventDefault();
      setChosen((at + step + records.length) % records.length);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isCurrent) open(records[at]);
    else setAwaited(typed.trim() !== '');
  };
  const type = (text: string) => {
    setTyped(text);
    setChosen(0);
    setAwaited(false);
  };
  return (
    <>
      <TextField
        autoFocus
        label="Tìm mọi thứ"
        placeholder="Tên, số điện thoại, số giấy phép, email, mã hoặc địa chỉ trang"
        value={typed}
        onChange={event => type(event.target.value)}
        onKeyDown={press}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
          htmlInput: {
            role: 'combobox',
            'aria-expanded': records.length > 0,
            'aria-controls': list,
            'aria-autocomplete': 'list',
            'aria-activedescendant': records.length > 0 ? `${list}-${at}` : undefined,
            maxLength: MAX_TYPED,
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      <Box role="status" sx={{ minHeight: 24 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {saidOf({ typed, isCurrent, isSimilar, count: records.length, isFailed: error !== null })}
        </Typography>
      </Box>
      {error && (
        <Alert severity="error" action={<Button onClick={retry}>Thử lại</Button>} sx={{ mb: 1 }}>
          {messageOf(error)}
        </Alert>
      )}
      <FoundList id={list} groups={groups} chosen={at} pathOf={pathOf} onChoose={setChosen} onOpen={onClose} />
    </>
  );
}

interface State {
  readonly typed: string;
  readonly isCurrent: boolean;
  readonly isSimilar: boolean;
  readonly count: number;
  readonly isFailed: boolean;
}

/** What the field has to say in a sentence. */
function saidOf({ typed, isCurrent, isSimilar, count, isFailed }: State): string {
  if (typed.trim() === '') return 'Gõ vài chữ hoặc dán địa chỉ trang. Phím mũi tên để chọn, Enter để mở.';
  if (isFailed) return '';
  if (!isCurrent) return 'Đang tìm …';
  if (count === 0) return 'Không tìm thấy gì. Bạn thử bớt chữ, hoặc tìm theo số điện thoại hay địa chỉ trang.';
  return isSimilar ? 'Không có gì khớp hẳn, đây là những gì gần giống.' : `Tìm thấy ${formatCount(count)} mục.`;
}
