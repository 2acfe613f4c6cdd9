import { workspacePages } from '@antam/server/features/providers/pages.ts';
import { ArrowLeftRight, Building2, ExternalLink, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Seo } from '../../seo/seo.tsx';
import { useOpenInView } from '../../ui/scroll/use-open-in-view.ts';
import type { Workspace } from './managed.ts';
import styles from './workspace.module.css';
import { tabsOf } from './workspace-tabs.ts';

type WorkspaceFrameProps = {
  workspace: Workspace;
  /** Of the page, as the browser's tab shows it. */
  title: string;
  children: ReactNode;
};

/** A page of the workspace: what is managed, and the way to its other pages. */
export function WorkspaceFrame({ workspace: { managed, hasOthers }, title, children }: WorkspaceFrameProps) {
  const { pathname } = useLocation();
  const tabs = useOpenInView<HTMLUListElement>(pathname);
  const all = tabsOf(managed);
  // The longest address that the page's begins with: a form stands below the tab that leads to it.
  const open = all.findLast(({ to }, at) => (at === 0 ? pathname === to : pathname.startsWith(to)))?.to;
  const Icon = managed.kind === 'place' ? Building2 : Stethoscope;
  return (
    <div className={`container ${styles.page}`}>
      <Seo title={`${title} · ${managed.name}`} noindex />
      <header className={styles.head}>
        <span className={styles.badge}>
          <Icon size={22} aria-hidden />
        </span>
        <div className={styles.who}>
          <p className={styles.eyebrow}>Trang quản lý</p>
          <h1 className={styles.title}>{managed.name}</h1>
        </div>
        <p className={styles.ways}>
          {managed.can.view && (
            <a href={managed.absolute_url} className={styles.way}>
              <ExternalLink size={18} aria-hidden />
              Xem trang công khai
            </a>
          )}
          {hasOthers && (
            <a href={workspacePages.choose()} className={styles.way}>
              <ArrowLeftRight size={18} aria-hidden />
              Đổi trang
            </a>
          )}
        </p>
      </header>
      <nav aria-label="Trang quản lý" className={styles.nav}>
        <ul ref={tabs} className={styles.tabs}>
          {all.map(({ to, label, icon: TabIcon }) => (
            <li key={to}>
              <a
                href={to}
                className={styles.tab}
                aria-current={to === open ? (pathname === to ? 'page' : 'true') : undefined}
              >
                <TabIcon size={20} aria-hidden />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
