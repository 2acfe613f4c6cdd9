import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useActionResult } from '../../forms/use-action-result.ts';

/** The button that logs out. Rendered for those who are logged in only. */
export function LogoutForm({ className }: { className?: string | undefined }) {
  const { search } = useLocation();
  const action = accountPages.logout() + search;
  const { token, isBusy, send, fetched } = useActionResult(action);
  const form = useRef<HTMLFormElement>(null);
  // The button has no room for what failed, so the browser sends the form, and says itself that there is no network.
  useEffect(() => {
    if (fetched?.problem === null && fetched.status === 0) form.current?.submit();
  }, [fetched]);
  return (
    <form
      ref={form}
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
