import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  AdminContext,
  type DataProvider,
  Notification,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
} from 'react-admin';
import { createI18nProvider } from '../providers/i18n.ts';
import { lightTheme } from '../theme/theme.ts';
import { lan } from './lan.ts';

/** Renders a part of a record's page, with the notices that it shows, for {@link lan}. */
export function renderRecord(page: ReactNode, record: RaRecord, dataProvider: DataProvider, resource = 'places'): void {
  render(
    <AdminContext i18nProvider={createI18nProvider()} theme={lightTheme} dataProvider={dataProvider} authProvider={lan}>
      <ResourceContextProvider value={resource}>
        <RecordContextProvider value={record}>{page}</RecordContextProvider>
      </ResourceContextProvider>
      <Notification />
    </AdminContext>,
  );
}
