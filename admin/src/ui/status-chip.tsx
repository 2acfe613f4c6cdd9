import { Chip } from '@mui/material';

type Tone = 'success' | 'warning' | 'error' | 'default';

/** Every state of a record, with its Vietnamese name. The text names the state; the colour only repeats it. */
const STATES: Readonly<Record<string, { name: string; tone: Tone }>> = {
  published: { name: 'Đã đăng', tone: 'success' },
  draft: { name: 'Đang soạn', tone: 'warning' },
  scheduled: { name: 'Đã hẹn giờ đăng', tone: 'warning' },
  hidden: { name: 'Đang ẩn', tone: 'default' },
  active: { name: 'Hoạt động', tone: 'success' },
  pending: { name: 'Chờ duyệt', tone: 'warning' },
  disabled: { name: 'Đã khoá', tone: 'error' },
  anonymised: { name: 'Đã ẩn danh', tone: 'default' },
  decided: { name: 'Đã xem xét', tone: 'success' },
  approved: { name: 'Đã duyệt', tone: 'success' },
  reported: { name: 'Bị báo cáo', tone: 'error' },
  rejected: { name: 'Không đăng', tone: 'error' },
  unconfirmed: { name: 'Chờ xác thực email', tone: 'default' },
  merged: { name: 'Đã gộp', tone: 'default' },
  refused: { name: 'Đã từ chối', tone: 'error' },
  waiting: { name: 'Đang chờ', tone: 'warning' },
  failed: { name: 'Thất bại', tone: 'error' },
  given_up: { name: 'Đã bỏ', tone: 'default' },
  sent: { name: 'Đã gửi', tone: 'success' },
  running: { name: 'Đang làm', tone: 'warning' },
  due: { name: 'Sắp làm', tone: 'warning' },
  later: { name: 'Để sau', tone: 'default' },
};

/** The Vietnamese name of a state; the state itself where it is not known. */
export const stateName = (state: string): string => STATES[state]?.name ?? state;

/** A record's state as a chip. */
export function StatusChip({ status }: { status: string }) {
  return <Chip size="small" variant="outlined" color={STATES[status]?.tone ?? 'default'} label={stateName(status)} />;
}

/** States as the choices of a select. */
export const statusChoices = (states: readonly string[]) => states.map(id => ({ id, name: stateName(id) }));
