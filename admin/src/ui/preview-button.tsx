import { previewStaffCalls } from '@antam/server/features/previews/staff-contract.ts';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useResources } from '../providers/console-resource.ts';
import { useCall } from '../providers/data.ts';
import { messageOf } from '../providers/problem.ts';
import { formatMoment } from './format.ts';

interface PreviewedRecord {
  readonly id: number;
  readonly status?: string;
  readonly can?: { readonly edit: boolean };
}

/** Gives an address at which the record's page can be looked at; nothing where everybody may see it already. */
export function PreviewButton() {
  const record = useRecordContext<PreviewedRecord>();
  if (!record?.can?.edit || record.status === undefined || record.status === 'published') return null;
  return <PreviewOf id={record.id} label="Xem trước" />;
}

type Address = { readonly url: string; readonly ends_at: string };

/** The button for one record, or for an earlier version of it. The address shows what is stored, not what is typed. */
export function PreviewOf({ id, version = null, label }: { id: number; version?: number | null; label: string }) {
  const kind = usePreviewKind();
  const send = useCall();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [address, setAddress] = useState<Address | null>(null);
  if (kind === undefined) return null;
  const ask = async () => {
    setBusy(true);
    try {
      setAddress(await send(previewStaffCalls.create, { body: { kind, id, version } }));
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button startIcon={<PreviewIcon />} disabled={isBusy} onClick={() => void ask()}>
        {label}
      </Button>
      {address && <AddressDialog address={address} onClose={() => setAddress(null)} />}
    </>
  );
}

/** What the server calls the kind of record around. */
function usePreviewKind(): string | undefined {
  const resource = useResourceContext();
  return useResources().find(({ name }) => name === resource)?.options?.subject;
}

function AddressDialog({ address: { url, ends_at }, onClose }: { address: Address; onClose: () => void }) {
  const title = useId();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify('Đã chép địa chỉ.', { type: 'success' });
    } catch {
      notify('Trình duyệt không cho chép: xin chọn địa chỉ rồi chép bằng tay.', { type: 'warning' });
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>Xem trước</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 1 }}>
          Ai có địa chỉ này đều xem được bản đã lưu, không cần đăng nhập, đến {formatMoment(ends_at)}. Chỉ gửi cho người
          cần xem.
        </Typography>
        <TextField
          label="Địa chỉ xem trước"
          value={url}
          multiline
          fullWidth
          margin="dense"
          onFocus={event => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Đóng</Button>
        <Button startIcon={<CopyIcon />} onClick={() => void copy()}>
          Chép địa chỉ
        </Button>
        <Button variant="contained" href={url} target="_blank" rel="noopener noreferrer">
          Mở bản xem trước
        </Button>
      </DialogActions>
    </Dialog>
  );
}
