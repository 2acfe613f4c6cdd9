import ApplicationIcon from '@mui/icons-material/AssignmentIndOutlined';
import PostIcon from '@mui/icons-material/ForumOutlined';
import ProfileIcon from '@mui/icons-material/ManageAccountsOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import CommentIcon from '@mui/icons-material/RateReviewOutlined';
import { Box, Divider, ListItemIcon, MenuItem, Typography } from '@mui/material';
import { Menu, useCanAccessResources, useSidebarState } from 'react-admin';
import { useResources } from '../providers/console-resource.ts';
import { WaitingItem } from './waiting-item.tsx';

const PEOPLE = ['comments', 'posts', 'threads', 'provider-applications', 'accounts', 'people', 'audit'];
const WORKINGS = ['letters', 'jobs'];

/** The resources, in the order of daily work, without those that the role may not open. */
export function ConsoleMenu() {
  const [open] = useSidebarState();
  const { canAccess } = useCanAccessResources({ action: 'list', resources: [...PEOPLE, ...WORKINGS] });
  const isWithPeople = PEOPLE.some(name => canAccess?.[name]);
  const directory = useResources().filter(({ options }) => options?.isInDirectory);
  return (
    <Menu sx={{ pt: 1.5 }}>
      <Menu.DashboardItem />
      <GroupName open={open}>Danh bạ</GroupName>
      {directory.map(({ name }) => (
        <Menu.ResourceItem key={name} name={name} />
      ))}
      <WaitingItem resource="profile-edits" name="Sửa hồ sơ" icon={<ProfileIcon />} />
      {isWithPeople && <GroupName open={open}>Con người</GroupName>}
      <WaitingItem resource="comments" name="Nhận xét" icon={<CommentIcon />} />
      <WaitingItem resource="posts" name="Bài thảo luận" icon={<PostIcon />} />
      <Menu.ResourceItem name="threads" />
      <WaitingItem resource="provider-applications" name="Đơn đăng ký" icon={<ApplicationIcon />} />
      <Menu.ResourceItem name="accounts" />
      <Menu.ResourceItem name="people" />
      <Menu.ResourceItem name="audit" />
      {WORKINGS.some(name => canAccess?.[name]) && <GroupName open={open}>Vận hành</GroupName>}
      <Menu.ResourceItem name="letters" />
      <Menu.ResourceItem name="jobs" />
      <Divider component="li" sx={{ my: 1 }} />
      <MenuItem
        component="a"
        href="/"
        sx={{ mx: 1, pl: '10px', borderRadius: 2, color: 'text.secondary', minHeight: 44 }}
      >
        <ListItemIcon sx={{ '&&': { minWidth: 36 }, color: 'inherit' }}>
          <OpenInNewIcon titleAccess={open ? '' : 'Trang công khai'} />
        </ListItemIcon>
        {open && 'Trang công khai'}
      </MenuItem>
    </Menu>
  );
}

function GroupName({ open, children }: { open: boolean; children: string }) {
  if (!open) return <Divider component="li" sx={{ my: 1 }} />;
  return (
    <Box component="li" role="presentation" sx={{ px: 2.5, pt: 2, pb: 0.5 }}>
      <Typography variant="caption" sx={{ fontWeight: 600, color: 'text.secondary' }}>
        {children}
      </Typography>
    </Box>
  );
}
