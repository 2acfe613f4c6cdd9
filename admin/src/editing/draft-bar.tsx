import { Alert, Box, Button, Stack } from '@mui/material';
import type { RefObject } from 'react';
import { useGetIdentity, useIsOffline } from 'react-admin';
import { sinceWhen } from '../ui/format.ts';
import type { Values } from './changes.ts';
import { useDraft } from './use-draft.ts';

type DraftBarProps = { draftKey: string; begun: RefObject<Values> };

/** Keeps what is typed into the form around it, and offers what an earlier visit left. */
export function DraftBar({ draftKey, begun }: DraftBarProps) {
  const { identity } = useGetIdentity();
  if (typeof identity?.id !== 'number') return null;
  return <KnownDraftBar key={draftKey} draftKey={draftKey} begun={begun} account={identity.id} />;
}

function KnownDraftBar({ draftKey, begun, account }: DraftBarProps & { account: number }) {
  const { offered, isOutdated, restore, discard } = useDraft({ key: draftKey, account, begun });
  if (!offered) return null;
  return (
    <Alert severity="info" role="status" sx={{ alignItems: 'center', '& .MuiAlert-message': { flex: 1 } }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 200px' }}>
          Có bản nháp chưa lưu từ {sinceWhen(offered.at, Date.now())}.
          {isOutdated && ' Sau đó có người đã sửa mục này: khi lưu, bạn chọn giữ phần nào.'}
        </Box>
        <Stack direction="row" spacing={1}>
          <Button variant="contained" onClick={restore}>
            Khôi phục
          </Button>
          <Button onClick={discard}>Bỏ</Button>
        </Stack>
      </Stack>
    </Alert>
  );
}

/** Says, while there is no network, what becomes of what is typed. */
export function OfflineNote() {
  if (!useIsOffline()) return null;
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      Không có mạng. Nội dung bạn nhập được giữ trong trình duyệt này, xin lưu lại khi có mạng.
    </Alert>
  );
}
