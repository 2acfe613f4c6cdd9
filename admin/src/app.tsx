import { Admin, Resource } from 'react-admin';
import { Dashboard } from './dashboard/dashboard.tsx';
import { ConsoleLayout } from './layout/console-layout.tsx';
import { LoginPage } from './login/login-page.tsx';
import { authProvider, dataProvider } from './providers/api.ts';
import type { ConsoleResource } from './providers/console-resource.ts';
import { createI18nProvider } from './providers/i18n.ts';
import { queryClient } from './providers/query-client.ts';
import { accounts } from './resources/accounts/index.ts';
import { audit } from './resources/audit/index.ts';
import { places } from './resources/places/index.ts';
import { professionals } from './resources/professionals/index.ts';
import { providerApplications } from './resources/provider-applications/index.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

/** The order is that of the menu. */
const RESOURCES: readonly ConsoleResource[] = [places, professionals, providerApplications, accounts, audit];
const i18nProvider = createI18nProvider(RESOURCES);

/** The staff console: its resources, behind the login. */
export function App() {
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
      loginPage={LoginPage}
      requireAuth
      disableTelemetry
    >
      {RESOURCES.map(resource => (
        <Resource key={resource.name} {...resource} />
      ))}
    </Admin>
  );
}
