import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, type DataProvider, Form, ResourceContextProvider, SaveButton } from 'react-admin';
import { createI18nProvider } from '../providers/i18n.ts';
import { lightTheme } from '../theme/theme.ts';

/** Shows inputs in a form over a record; `saved` holds what each press of "Lưu" handed in. */
export function renderForm(inputs: ReactNode, record: object, dataProvider?: DataProvider) {
  const saved: unknown[] = [];
  render(
    <AdminContext i18nProvider={createI18nProvider()} theme={lightTheme} {...(dataProvider && { dataProvider })}>
      <ResourceContextProvider value="places">
        <Form record={record} onSubmit={(values: unknown) => void saved.push(values)}>
          {inputs}
          <SaveButton alwaysEnable />
        </Form>
      </ResourceContextProvider>
    </AdminContext>,
  );
  return { saved };
}
