import ApplicationIcon from '@mui/icons-material/AssignmentIndOutlined';
import { ApplicationList } from './list.tsx';
import { ApplicationShow } from './show.tsx';

/** What providers said of themselves at signup, to be approved and linked, refused, or reopened. */
export const providerApplications = {
  name: 'provider-applications',
  icon: ApplicationIcon,
  list: ApplicationList,
  show: ApplicationShow,
  recordRepresentation: 'account_name',
};
