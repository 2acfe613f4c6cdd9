import { render, screen } from '@testing-library/react';
import { AdminContext, RecordContextProvider, ResourceContextProvider, useCanAccess } from 'react-admin';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../providers/i18n.ts';
import { mayDo } from '../providers/rights.ts';
import { lan } from '../testing/lan.ts';
import { RecordLink } from './record-link.tsx';

/** Says that the rights of the staff member are known by now. */
function Known({ resource }: { resource: string }) {
  const { isPending } = useCanAccess({ resource, action: 'edit' });
  return isPending ? null : <p>Đã rõ quyền</p>;
}

async function show(role: 'moderator' | 'editor', resource: string, to?: 'show') {
  const canAccess = async ({ action, resource: name }: { action: string; resource: string }) =>
    mayDo(role, action, name);
  render(
    <AdminContext i18nProvider={createI18nProvider()} authProvider={{ ...lan, canAccess }}>
      <ResourceContextProvider value={resource}>
        <RecordContextProvider value={{ id: 7 }}>
          <RecordLink name="Đau lưng" {...(to && { to })} />
          <Known resource={resource} />
        </RecordContextProvider>
      </ResourceContextProvider>
    </AdminContext>,
  );
  await screen.findByText('Đã rõ quyền');
  return screen.queryByRole('link', { name: 'Đau lưng' })?.getAttribute('href');
}

it('a name leads editors to the page where they change it', async () => {
  expect(await show('editor', 'complaints')).toBe('#/complaints/7');
});

it('a name is no link for moderators, who may not open that page', async () => {
  expect(await show('moderator', 'complaints')).toBeUndefined();
  expect(screen.getByText('Đau lưng')).toBeDefined();
});

it('a name leads moderators to the pages that they may open', async () => {
  expect(await show('moderator', 'provider-applications', 'show')).toBe('#/provider-applications/7/show');
});
