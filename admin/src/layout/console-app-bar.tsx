import { Box } from '@mui/material';
import { AppBar, type AppBarProps, TitlePortal, UserMenu, useGetIdentity } from 'react-admin';
import { BrandMark } from './brand-mark.tsx';

/** The top bar: the site's name, and the page's title as the page's one heading. */
export function ConsoleAppBar(props: AppBarProps) {
  return (
    <AppBar {...props} userMenu={<OwnMenu />}>
      <Box sx={{ display: { xs: 'none', sm: 'block' }, mr: 2, pr: 2, borderRight: 1, borderColor: 'divider' }}>
        <BrandMark />
      </Box>
      <TitlePortal component="h1" variant="h6" />
    </AppBar>
  );
}

/** The name of who is logged in, and the logout. */
function OwnMenu() {
  const { identity } = useGetIdentity();
  return <UserMenu label={`Tài khoản: ${identity?.fullName ?? ''}`} />;
}
