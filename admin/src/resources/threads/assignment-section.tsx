import type { StaffThread } from '@antam/server/features/forum/staff-contract.ts';
import { postStaffCalls, type StaffAssignable } from '@antam/server/features/posts/staff-contract.ts';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { RecordSearch } from '../../deciding/record-search.tsx';
import { useCall } from '../../providers/data.ts';
import { FormSection } from '../../ui/form-section.tsx';
import { useAct } from '../../ui/use-act.ts';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** Who is asked to answer; it is given to a professional, or taken back. */
export function AssignmentSection({ thread }: { thread: StaffThread }) {
  const { question_id: question, assignment, can } = thread;
  if (question === null || !can.assign) return null;
  return (
    <FormSection title="Giao trả lời">
      {assignment === null ? (
        <Assign question={question} />
      ) : (
        <Assigned question={question} name={assignment.assigned_to.name} />
      )}
    </FormSection>
  );
}

function Assign({ question }: { question: number }) {
  const call = useCall();
  const { isBusy, act } = useAct();
  const [chosen, setChosen] = useState<StaffAssignable | null>(null);
  const assign = async () => {
    if (!chosen) return;
    const body = { assigned_to: chosen.id };
    await act(() => call(postStaffCalls.assign, { params: { id: question }, body }), `Đã giao cho ${chosen.name}.`);
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', '& > div': { width: '100%' } }}>
      <RecordSearch<StaffAssignable>
        resource="assignable"
        sort={BY_NAME}
        label="Bác sĩ đã được xác minh"
        helperText="Sau 48 giờ không trả lời, câu hỏi trở về cho mọi bác sĩ."
        nameOf={({ name }) => name}
        value={chosen}
        onChange={setChosen}
      />
      <Button variant="contained" disabled={isBusy || chosen === null} onClick={() => void assign()}>
        Giao
      </Button>
    </Stack>
  );
}

function Assigned({ question, name }: { question: number; name: string }) {
  const call = useCall();
  const { isBusy, act } = useAct();
  const takeBack = () =>
    act(
      () => call(postStaffCalls.assign, { params: { id: question }, body: { assigned_to: null } }),
      'Đã thôi giao câu hỏi này.',
    );
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography sx={{ flex: 1 }}>
        Đang giao cho <strong>{name}</strong>
      </Typography>
      <Button variant="outlined" disabled={isBusy} onClick={() => void takeBack()}>
        Thôi giao
      </Button>
    </Stack>
  );
}
