import type { StaffSearchWord } from '@antam/server/features/search-words/staff-contract.ts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { SynonymDialog } from './synonym-dialog.tsx';

/** Opens the choice of what the words around mean; nothing for those who may not make synonyms. */
export function SynonymButton() {
  const row = useRecordContext<StaffSearchWord>();
  const [isOpen, setOpen] = useState(false);
  if (!row?.can.make_synonym) return null;
  return (
    <>
      <Button
        variant="outlined"
        sx={{ whiteSpace: 'nowrap' }}
        aria-label={`Cùng nghĩa với …: “${row.words}”`}
        onClick={() => setOpen(true)}
      >
        Cùng nghĩa với …
      </Button>
      {isOpen && <SynonymDialog words={row.words} onClose={() => setOpen(false)} />}
    </>
  );
}
