import { type IdentityGrant, identityStaffCalls, MAX_CONSENT } from '@antam/server/features/posts/staff-contract.ts';
import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { RecordSearch } from '../../deciding/record-search.tsx';
import { useCall } from '../../providers/data.ts';
import { useAct } from '../../ui/use-act.ts';

type Kind = IdentityGrant['kind'];
type Page = RaRecord<number> & { readonly name: string };

const RESOURCES = { professional: 'professionals', place: 'places' } as const satisfies Record<Kind, string>;
const KINDS = [
  { kind: 'professional', name: 'Bác sĩ' },
  { kind: 'place', name: 'Cơ sở y tế' },
] as const satisfies readonly { readonly kind: Kind; readonly name: string }[];
const BY_ID = { field: 'id', order: 'ASC' } as const;
const PUBLISHED = { status: 'published' } as const;

/** Grants an account the name of a doctor who agreed to it, or of a place. */
export function GrantForm({ account, onDone }: { account: number; onDone: () => void }) {
  const call = useCall();
  const { isBusy, act } = useAct();
  const [kind, setKind] = useState<Kind>('professional');
  const [chosen, setChosen] = useState<Page | null>(null);
  const [consent, setConsent] = useState('');
  const choose = (next: Kind) => {
    setKind(next);
    setChosen(null);
  };
  const asksConsent = kind === 'professional';
  const grant = async () => {
    if (!chosen) return;
    const body = { kind, entity_id: chosen.id, consent: asksConsent ? consent : '' };
    const work = () => call(identityStaffCalls.grant, { params: { id: account }, body });
    if (!(await act(work, `Đã cấp tên ${chosen.name}.`))) return;
    setChosen(null);
    setConsent('');
    onDone();
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', '& > div': { width: '100%' } }}>
      <TextField
        select
        label="Loại trang"
        value={kind}
        onChange={({ target }) => choose(target.value === 'place' ? 'place' : 'professional')}
      >
        {KINDS.map(each => (
          <MenuItem key={each.kind} value={each.kind}>
            {each.name}
          </MenuItem>
        ))}
      </TextField>
      <RecordSearch<Page>
        key={kind}
        resource={RESOURCES[kind]}
        filter={PUBLISHED}
        sort={BY_ID}
        label="Tên, chỉ trang đang hiện"
        nameOf={({ id, name }) => `${name} (${id})`}
        value={chosen}
        onChange={setChosen}
      />
      {asksConsent && (
        <TextField
          label="Bác sĩ đã đồng ý khi nào, bằng cách nào"
          helperText="Ví dụ: email ngày 12-11-2026. Bác sĩ nhận thư báo."
          value={consent}
          onChange={({ target }) => setConsent(target.value)}
          multiline
          slotProps={{ htmlInput: { maxLength: MAX_CONSENT } }}
        />
      )}
      <Button
        variant="contained"
        disabled={isBusy || chosen === null || (asksConsent && consent.trim() === '')}
        onClick={() => void grant()}
      >
        Cấp tên
      </Button>
    </Stack>
  );
}
