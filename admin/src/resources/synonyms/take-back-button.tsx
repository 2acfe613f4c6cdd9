import { type StaffSynonym, synonymStaffCalls } from '@antam/server/features/search-words/staff-contract.ts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRecordContext } from 'react-admin';
import { useCall } from '../../providers/data.ts';
import { useAct } from '../../ui/use-act.ts';

/** Takes back the synonym around, once its reader has agreed; nothing for those who may not. */
export function TakeBackButton() {
  const synonym = useRecordContext<StaffSynonym>();
  const call = useCall();
  const { isBusy, act } = useAct();
  const [isAsking, setAsking] = useState(false);
  if (!synonym?.can.delete) return null;
  const { id, words, name } = synonym;
  const takeBack = () => {
    setAsking(false);
    const done = name === null ? `Đã bỏ “${words}”.` : `“${words}” không còn cùng nghĩa với ${name}.`;
    return act(() => call(synonymStaffCalls.remove, { params: { id } }), done);
  };
  return (
    <>
      <Button color="error" disabled={isBusy} aria-label={`Bỏ … “${words}”`} onClick={() => setAsking(true)}>
        Bỏ …
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Bỏ “${words}”?`}
        content={
          name === null
            ? `Bản ghi mà “${words}” dẫn tới đã bị xoá.`
            : `Người tìm “${words}” sẽ không còn được dẫn tới ${name}.`
        }
        confirm="Bỏ từ đồng nghĩa"
        onConfirm={() => void takeBack()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
