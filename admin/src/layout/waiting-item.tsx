import { Badge, Chip, Stack } from '@mui/material';
import type { ReactElement } from 'react';
import { Menu, useCanAccess, useSidebarState } from 'react-admin';
import { useTotal } from '../dashboard/use-total.ts';
import { formatCount } from '../ui/format.ts';

type WaitingItemProps = { resource: string; name: string; icon: ReactElement };

/** The menu's link to a list that opens with what waits, with the number of that. */
export function WaitingItem({ resource, name, icon }: WaitingItemProps) {
  const [open] = useSidebarState();
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const { total } = useTotal(resource, { status: 'pending' }, canAccess === true);
  if (!canAccess) return null;
  const waiting = (total ?? 0) > 0;
  return (
    <Menu.Item
      to={`/${resource}`}
      primaryText={
        <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <span>{name}</span>
          {waiting && <Chip component="span" size="small" color="error" label={formatCount(total ?? 0)} />}
        </Stack>
      }
      leftIcon={
        <Badge color="error" variant="dot" invisible={!waiting || open}>
          {icon}
        </Badge>
      }
    />
  );
}
