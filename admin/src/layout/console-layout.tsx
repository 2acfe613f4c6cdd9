import type { ReactNode } from 'react';
import { CheckForApplicationUpdate, Layout } from 'react-admin';
import { LoginDialog } from '../editing/login-dialog.tsx';
import { SecondFactorGate } from '../login/second-factor-gate.tsx';
import { ConsoleAppBar } from './console-app-bar.tsx';
import { ConsoleMenu } from './console-menu.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';

/** The frame around every page; staff without a second factor set one up before they see any page. */
export function ConsoleLayout({ children }: { children?: ReactNode }) {
  return (
    <SecondFactorGate>
      <Layout appBar={ConsoleAppBar} menu={ConsoleMenu}>
        <MaintenanceNotice />
        {children}
        <CheckForApplicationUpdate />
        <LoginDialog />
      </Layout>
    </SecondFactorGate>
  );
}
