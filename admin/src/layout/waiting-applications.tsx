import ApplicationIcon from '@mui/icons-material/AssignmentIndOutlined';
import { Badge } from '@mui/material';
import { Menu, useCanAccess } from 'react-admin';
import { useTotal } from '../dashboard/use-total.ts';

/** The way to the applications, with how many wait. */
export function WaitingApplications() {
  const { canAccess } = useCanAccess({ resource: 'provider-applications', action: 'list' });
  const { total } = useTotal('provider-applications', { status: 'pending' }, canAccess === true);
  if (!canAccess) return null;
  return (
    <Menu.Item
      to="/provider-applications"
      primaryText="Đơn đăng ký"
      leftIcon={
        <Badge color="error" badgeContent={total ?? 0} max={99}>
          <ApplicationIcon />
        </Badge>
      }
    />
  );
}
