import { profileEditPage } from '@antam/server/features/profile-edits/pages.ts';
import { workspacePages } from '@antam/server/features/providers/pages.ts';
import { CalendarCog, CalendarDays, IdCard, type LucideIcon, MessageSquareText, TicketPercent } from 'lucide-react';
import { addressParts, type Managed } from './managed.ts';

type Tab = {
  label: string;
  icon: LucideIcon;
  addressOf: (parts: { kind: string; id: string }) => string;
  /** Only of what is of this kind. */
  only?: Managed['kind'];
};

/** The pages of a workspace; the first is where it begins. */
const TABS = [
  { label: 'Lịch hẹn', icon: CalendarDays, addressOf: workspacePages.visits },
  { label: 'Lịch khám', icon: CalendarCog, addressOf: workspacePages.schedule },
  { label: 'Nhận xét', icon: MessageSquareText, addressOf: workspacePages.comments },
  { label: 'Ưu đãi', icon: TicketPercent, addressOf: workspacePages.promotions },
  {
    label: 'Hồ sơ',
    icon: IdCard,
    addressOf: ({ id }: { id: string }) => profileEditPage({ id }),
    only: 'professional',
  },
] as const satisfies readonly Tab[];

/** The pages of the workspace of what is managed, with their addresses. */
export function tabsOf(managed: Pick<Managed, 'kind' | 'id'>) {
  const parts = addressParts(managed);
  const own = TABS.filter(tab => !('only' in tab) || tab.only === managed.kind);
  return own.map(({ label, icon, addressOf }) => ({ label, icon, to: addressOf(parts) }));
}

/** Where the workspace of what is managed begins. */
export const workspaceHome = (managed: Pick<Managed, 'kind' | 'id'>): string =>
  TABS[0].addressOf(addressParts(managed));
