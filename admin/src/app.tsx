import { Admin, Resource } from 'react-admin';
import { Dashboard } from './dashboard/dashboard.tsx';
import { ConsoleLayout } from './layout/console-layout.tsx';
import { ConsoleNotification } from './layout/console-notification.tsx';
import { ConsoleLogin } from './login/console-login.tsx';
import { dataProvider } from './providers/api.ts';
import { createI18nProvider } from './providers/i18n.ts';
import { queryClient } from './providers/query-client.ts';
import { authProvider } from './providers/session.ts';
import { RESOURCES } from './resources/all.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

const i18nProvider = createI18nProvider(RESOURCES);

/** The staff console: its resources, behind the login. */
export default function App() {
  return (
    <Admin
      title="An Tâm"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      theme={lightTheme}
      darkTheme={darkTheme}
      dashboard={Dashboard}
      layout={ConsoleLayout}
      loginPage={ConsoleLogin}
      notification={ConsoleNotification}
      requireAuth
      disableTelemetry
    >
      {RESOURCES.map(resource => (
        <Resource key={resource.name} {...resource} />
      ))}
    </Admin>
  );
}
