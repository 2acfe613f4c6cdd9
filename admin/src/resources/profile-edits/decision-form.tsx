import { profileEditStaffCalls, type StaffProfileEdit } from '@antam/server/features/profile-edits/staff-contract.ts';
import { Alert, Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useHeldSession } from '../../editing/use-held-session.ts';
import { useCall } from '../../providers/data.ts';
import { messageOf } from '../../providers/problem.ts';
import { ChangeRow, type Choice } from './change-row.tsx';

type Field = StaffProfileEdit['fields'][number];

/** All fields of an edit; those that wait are decided one by one or together, refusals with a reason. */
export function DecisionForm({ edit }: { edit: StaffProfileEdit }) {
  const [choices, setChoices] = useState<ReadonlyMap<Field, Choice>>(new Map());
  const [reason, setReason] = useState('');
  const { send, isBusy, failure } = useDecision(edit);
  const waiting = edit.changes.filter(({ state }) => state === 'waiting').map(({ field }) => field);
  const mayDecide = edit.can.decide;
  const chosen = (choice: Choice) => waiting.filter(field => choices.get(field) === choice);
  const [accept, refuse] = [chosen('accept'), chosen('refuse')];
  const chooseAll = (choice: Choice) => setChoices(new Map(waiting.map(field => [field, choice])));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ accept, refuse, reason: refuse.length > 0 ? reason : '' });
  };
  return (
    <Card component="form" onSubmit={submit} noValidate>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}
        >
          <Typography component="h2" variant="h3">
            Các mục muốn sửa
          </Typography>
          {mayDecide && (
            <Stack direction="row" spacing={1}>
              <Button size="small" variant="outlined" onClick={() => chooseAll('accept')}>
                Duyệt tất cả
              </Button>
              <Button size="small" variant="outlined" color="error" onClick={() => chooseAll('refuse')}>
                Từ chối tất cả
              </Button>
            </Stack>
          )}
        </Stack>
        {edit.changes.map(change => (
          <ChangeRow
            key={change.field}
            change={change}
            choice={mayDecide && change.state === 'waiting' ? (choices.get(change.field) ?? 'later') : undefined}
            onChoose={choice => setChoices(new Map(choices).set(change.field, choice))}
          />
        ))}
        {refuse.length > 0 && (
          <TextField
            label="Lý do, bác sĩ sẽ đọc"
            value={reason}
            onChange={event => setReason(event.target.value)}
            required
            multiline
            minRows={2}
            fullWidth
            slotProps={{ htmlInput: { maxLength: 500 } }}
            sx={{ my: 2 }}
          />
        )}
        {failure !== '' && (
          <Alert severity="error" role="alert" sx={{ my: 2 }}>
            {failure}
          </Alert>
        )}
        {mayDecide && (
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy || accept.length + refuse.length === 0}
            sx={{ mt: 1 }}
          >
            {buttonText(accept.length, refuse.length)}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

/** What the press does: "Duyệt 2 mục, từ chối 1 mục". */
function buttonText(accepted: number, refused: number): string {
  const parts = [
    ...(accepted > 0 ? [`duyệt ${accepted} mục`] : []),
    ...(refused > 0 ? [`từ chối ${refused} mục`] : []),
  ];
  const text = parts.length > 0 ? parts.join(', ') : 'gửi quyết định';
  return text.charAt(0).toLocaleUpperCase('vi') + text.slice(1);
}

type Decided = { accept: Field[]; refuse: Field[]; reason: string };

/** Sends a decision and shows what has become of the edit; what is typed stays where it is refused. */
function useDecision({ id, version }: StaffProfileEdit) {
  useHeldSession();
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const send = async (decided: Decided) => {
    setBusy(true);
    setFailure('');
    try {
      await call(profileEditStaffCalls.decide, { params: { id }, body: { version, ...decided } });
      notify('Đã gửi quyết định. Bác sĩ nhận được thư báo.', { type: 'success' });
      refresh();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, failure };
}
