import ApplicationIcon from '@mui/icons-material/AssignmentIndOutlined';
import { Badge, Chip, Stack } from '@mui/material';
import { Menu, useCanAccess, useSidebarState } from 'react-admin';
import { useTotal } from '../dashboard/use-total.ts';
import { formatCount } from '../ui/format.ts';

/** The menu's link to the applications, with the number of those that wait. */
export function WaitingApplications() {
  const [open] = useSidebarState();
  const { canAccess } = useCanAccess({ resource: 'provider-applications', action: 'list' });
  const { total } = useTotal('provider-applications', { status: 'pending' }, canAccess === true);
  if (!canAccess) return null;
  const waiting = (total ?? 0) > 0;
  return (
    <Menu.Item
      to="/provider-applications"
      primaryText={
        <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <span>Đơn đăng ký</span>
          {waiting && <Chip component="span" size="small" color="error" label={formatCount(total ?? 0)} />}
        </Stack>
      }
      leftIcon={
        <Badge color="error" variant="dot" invisible={!waiting || open}>
          <ApplicationIcon />
        </Badge>
      }
    />
  );
}
