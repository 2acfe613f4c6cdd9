import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { LogOut } from 'lucide-react';
import { useLocation } from 'react-router';
import { useFormFetcher } from '../../forms/use-form-fetcher.ts';
import { useRootData } from '../../loading/root-data.ts';

/** The button that logs out. Rendered for those who are logged in only. */
export function LogoutForm({ className }: { className?: string | undefined }) {
  const { search } = useLocation();
  const token = useRootData()?.formToken ?? '';
  const { isSending, isReloading, submit } = useFormFetcher();
  const action = accountPages.logout() + search;
  return (
    <form
      method="post"
      action={action}
      onSubmit={event => {
        event.preventDefault();
        void submit(action, event.currentTarget, false);
      }}
    >
      <input type="hidden" name="xsrf_token" value={token} />
      <button type="submit" className={className} disabled={isSending || isReloading}>
        <LogOut size={20} aria-hidden />
        Đăng xuất
      </button>
    </form>
  );
}
