import { Box } from '@mui/material';
import { AppBar, type AppBarProps, TitlePortal, UserMenu, useGetIdentity } from 'react-admin';
import { FindDoor } from '../finding/find-door.tsx';
import { BrandMark } from './brand-mark.tsx';

/** A phone has no room beside the buttons: there the title stands below them, whole. */
const TITLE = {
  '@media (max-width: 599px)': { order: 1, flexBasis: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere', pb: 1 },
};

/** The top bar: the site's name, and the page's title as the page's one heading. */
export function ConsoleAppBar(props: AppBarProps) {
  return (
    <AppBar {...props} userMenu={<OwnMenu />}>
      <Box sx={{ mr: { xs: 'auto', sm: 2 }, pr: 2, borderRight: { sm: 1 }, borderColor: { sm: 'divider' } }}>
        <BrandMark />
      </Box>
      <TitlePortal component="h1" variant="h6" sx={TITLE} />
      <FindDoor />
    </AppBar>
  );
}

/** The name of who is logged in, and the logout. */
function OwnMenu() {
  const { identity } = useGetIdentity();
  return <UserMenu label={`Tài khoản: ${identity?.fullName ?? ''}`} />;
}
