import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '../../loading/root-data.ts';
import { useLazy } from '../../ui/lazy/use-lazy.ts';

const load = () => import('../../features/accounts/log-out.ts');

/** The button that logs out; a plain form until the script has come. Rendered for those who are logged in only. */
export function LogoutForm({ className }: { className?: string | undefined }) {
  const { search } = useLocation();
  const token = useRootData()?.formToken ?? '';
  const [isBusy, setBusy] = useState(false);
  const script = useLazy(load);
  return (
    <form
      method="post"
      action={accountPages.logout() + search}
      onSubmit={event => {
        if (script === null) return;
        event.preventDefault();
        setBusy(true);
        void script.logOut();
      }}
    >
      <input type="hidden" name="xsrf_token" value={token} />
      <button type="submit" className={className} disabled={isBusy}>
        <LogOut size={20} aria-hidden />
        Đăng xuất
      </button>
    </form>
  );
}
