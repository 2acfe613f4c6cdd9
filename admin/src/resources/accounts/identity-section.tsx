import type { StaffAccountAnswer } from '@antam/server/features/account-admin/staff-contract.ts';
import { type GrantedIdentity, identityStaffCalls } from '@antam/server/features/posts/staff-contract.ts';
import { Button, Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../providers/data.ts';
import { FormSection } from '../../ui/form-section.tsx';
import { formatDay } from '../../ui/format.ts';
import { useAct } from '../../ui/use-act.ts';
import { GrantForm } from './grant-form.tsx';

type SectionProps = { account: Pick<StaffAccountAnswer, 'id' | 'is_official' | 'status'> };

/** As whom an official account may reply beside An Tâm; admins grant it and take it back. */
export function IdentitySection({ account: { id, is_official, status } }: SectionProps) {
  const call = useCall();
  const { data, refetch } = useQuery({
    queryKey: ['accounts', 'identities', id],
    queryFn: () => call(identityStaffCalls.list, { params: { id } }),
  });
  if (!data) return null;
  const { identities } = data;
  const mayHave = is_official && status === 'active';
  if (!mayHave && identities.length === 0) return null;
  return (
    <FormSection title="Được trả lời với tư cách">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Tài khoản chính thức trả lời với tên An Tâm, và chỉ với những tên được cấp ở đây. Việc cấp và thu hồi được ghi
        vào nhật ký.
      </Typography>
      {identities.map(identity => (
        <Granted key={identity.id} account={id} identity={identity} onDone={() => void refetch()} />
      ))}
      {mayHave && <GrantForm account={id} onDone={() => void refetch()} />}
    </FormSection>
  );
}

type GrantedProps = { account: number; identity: GrantedIdentity; onDone: () => void };

function Granted({ account, identity, onDone }: GrantedProps) {
  const { id, name, url, consent, granted_by, created_at } = identity;
  const call = useCall();
  const { isBusy, act } = useAct();
  const revoke = async () => {
    const params = { id: account, identity: id };
    if (await act(() => call(identityStaffCalls.revoke, { params }), `Đã thu hồi tên ${name}.`)) onDone();
  };
  const given = `Cấp ngày ${formatDay(created_at)}${granted_by === '' ? '' : ` bởi ${granted_by}`}`;
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between', py: 1 }}>
      <div>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {url === null ? `${name} (trang không hiện)` : <Link href={url}>{name}</Link>}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {consent === '' ? given : `${given}. Đồng ý: ${consent}`}
        </Typography>
      </div>
      <Button
        variant="outlined"
        color="error"
        disabled={isBusy}
        aria-label={`Thu hồi tên ${name}`}
        onClick={() => void revoke()}
      >
        Thu hồi
      </Button>
    </Stack>
  );
}
