import { personStaffCalls, type StaffPerson } from '@antam/server/features/privacy/staff-contract.ts';
import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Confirm } from 'react-admin';
import { useCall } from '../../providers/data.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { formatCount, formatMoment } from '../../ui/format.ts';
import { useAct } from '../../ui/use-act.ts';
import { keptName } from './names.ts';

/** Asks for an address, says what is kept of it, and erases that after a question. */
export function PersonForm() {
  const call = useCall();
  const { isBusy, act } = useAct();
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<{ email: string; person: StaffPerson }>();
  const [isAsking, setAsking] = useState(false);
  const look = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => setFound({ email, person: await call(personStaffCalls.show, { body: { email } }) }));
  };
  const erase = () => {
    setAsking(false);
    const body = { email: found?.email ?? '' };
    void act(async () => {
      await call(personStaffCalls.erase, { body });
      setFound(undefined);
      setEmail('');
    }, 'Đã xoá mọi dữ liệu của người này.');
  };
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2">Dữ liệu của một người</Typography>
        <Typography sx={{ mt: 1, mb: 2 }}>
          Nhập email của người yêu cầu để xem An Tâm đang lưu những gì về họ.
        </Typography>
        <Box
          component="form"
          onSubmit={look}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
        >
          <TextField
            label="Email"
            type="email"
            required
            value={email}
            onChange={event => setEmail(event.target.value)}
            sx={{ flex: '1 1 240px' }}
          />
          <Button type="submit" variant="contained" disabled={isBusy} sx={{ mt: 1, minHeight: 40 }}>
            Xem
          </Button>
        </Box>
        {found && <Kept person={found.person} email={found.email} />}
        {found && isErasable(found.person) && (
          <Button color="error" variant="outlined" disabled={isBusy} sx={{ mt: 3 }} onClick={() => setAsking(true)}>
            Xoá hết …
          </Button>
        )}
        <Confirm
          isOpen={isAsking}
          title="Xoá hết dữ liệu của người này?"
          content={`Mọi dữ liệu của ${found?.email ?? ''} biến mất ngay và không lấy lại được. ${endsSaid(found?.person)}`}
          confirm="Xoá hết"
          confirmColor="warning"
          onConfirm={erase}
          onClose={() => setAsking(false)}
        />
      </CardContent>
    </Card>
  );
}

const endsSaid = (person: StaffPerson | undefined) =>
  person && person.called_off.length > 0
    ? `${person.called_off.length} lịch hẹn sắp tới bị huỷ.`
    : 'Không có lịch hẹn nào sắp tới.';

const STAFF: readonly string[] = ['moderator', 'editor', 'admin'];

const isErasable = ({ account, kept }: StaffPerson) =>
  (account !== null || kept.length > 0) && !STAFF.includes(account?.role ?? '');

function Kept({ person: { account, kept, called_off }, email }: { person: StaffPerson; email: string }) {
  if (account === null && kept.length === 0) {
    return <Typography sx={{ mt: 3 }}>{`An Tâm không lưu gì về ${email}.`}</Typography>;
  }
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>{`Đang lưu về ${email}`}</Typography>
      <Facts>
        {kept.map(({ what, rows }) => (
          <Fact key={what} name={keptName(what)}>
            {formatCount(rows)}
          </Fact>
        ))}
      </Facts>
      {called_off.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography>Xoá sẽ huỷ các lịch hẹn sắp tới này và báo cho nơi khám:</Typography>
          <ul>
            {called_off.map(({ code, start }) => (
              <li key={code}>
                {formatMoment(start)} · {code}
              </li>
            ))}
          </ul>
        </Box>
      )}
      {STAFF.includes(account?.role ?? '') && (
        <Typography sx={{ mt: 2 }}>Đây là tài khoản nhân viên: xin khoá tài khoản thay vì xoá.</Typography>
      )}
    </Box>
  );
}
