import { siteCalls } from '@antam/server/features/site/contract.ts';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CheckForApplicationUpdate, Layout } from 'react-admin';
import { HeldBar } from '../deciding/held/held-bar.tsx';
import { LoginDialog } from '../editing/login-dialog.tsx';
import { SecondFactorGate } from '../login/second-factor-gate.tsx';
import { useCall } from '../providers/data.ts';
import { useRefetchInterval } from '../providers/use-refetch-interval.ts';
import { formatMoment } from '../ui/format.ts';
import { ConsoleAppBar } from './console-app-bar.tsx';
import { ConsoleMenu } from './console-menu.tsx';

/** The frame around every page; staff without a second factor set one up before they see any page. */
export function ConsoleLayout({ children }: { children?: ReactNode }) {
  return (
    <SecondFactorGate>
      <Layout appBar={ConsoleAppBar} menu={ConsoleMenu}>
        <MaintenanceNotice />
        {children}
        <CheckForApplicationUpdate />
        <HeldBar />
        <LoginDialog />
      </Layout>
    </SecondFactorGate>
  );
}

/** How often a console that stays open looks whether a maintenance was planned. */
const LOOK_AGAIN_MS = 60_000;

/** Says from when on nothing can be saved, above every page. */
function MaintenanceNotice() {
  const send = useCall();
  const { data } = useQuery({
    queryKey: ['site'],
    queryFn: () => send(siteCalls.settings),
    refetchInterval: useRefetchInterval(LOOK_AGAIN_MS),
  });
  if (!data?.maintenance) return null;
  const { starts_at, text } = data.maintenance;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      Bảo trì từ {formatMoment(starts_at)}: vẫn xem được, nhưng chưa lưu được gì cho đến khi bảo trì xong. {text}
    </Alert>
  );
}
