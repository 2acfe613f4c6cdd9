import { workspacePages } from '@antam/server/features/providers/pages.ts';
import { CalendarCog, CalendarDays, type LucideIcon, MessageSquareText, TicketPercent } from 'lucide-react';
import { addressParts, type Managed } from './managed.ts';

type Tab = { label: string; icon: LucideIcon; addressOf: (parts: { kind: string; id: string }) => string };

/** The pages of a workspace; the first is where it begins. */
const TABS = [
  { label: 'Lịch hẹn', icon: CalendarDays, addressOf: workspacePages.visits },
  { label: 'Lịch khám', icon: CalendarCog, addressOf: workspacePages.schedule },
  { label: 'Nhận xét', icon: MessageSquareText, addressOf: workspacePages.comments },
  { label: 'Ưu đãi', icon: TicketPercent, addressOf: workspacePages.promotions },
] as const satisfies readonly Tab[];

/** The pages of the workspace of what is managed, with their addresses. */
export function tabsOf(managed: Pick<Managed, 'kind' | 'id'>) {
  const parts = addressParts(managed);
  return TABS.map(({ label, icon, addressOf }) => ({ label, icon, to: addressOf(parts) }));
}

/** Where the workspace of what is managed begins. */
export const workspaceHome = (managed: Pick<Managed, 'kind' | 'id'>): string =>
  TABS[0].addressOf(addressParts(managed));
