import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { LogOut } from 'lucide-react';
import { useLocation } from 'react-router';
import { useActionResult } from '../../forms/use-action-result.ts';

/** The button that logs out. Rendered for those who are logged in only. */
export function LogoutForm({ className }: { className?: string | undefined }) {
  const { search } = useLocation();
  const action = accountPages.logout() + search;
  const { token, isBusy, send } = useActionResult(action);
  return (
    <form
      method="post"
      action={action}
      onSubmit={event => {
        event.preventDefault();
        send(event.currentTarget);
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
