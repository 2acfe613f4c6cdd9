import { useEffect, useState } from 'react';

type LoginFirstProps = {
  /** Why the login is asked for. */
  reason: string | undefined;
  /** Of the page of the login. */
  address: string;
};

/**
 * Asks for a login before a form is sent again. With script the form is filled in again afterwards; without, nothing
 * can carry what was typed through a login, so that the page with it stays open.
 */
export function LoginFirst({ reason, address }: LoginFirstProps) {
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  if (isScripted) {
    return (
      <p>
        {reason} <a href={address}>Đăng nhập</a>
      </p>
    );
  }
  return (
    <p>
      {reason} Bạn{' '}
      <a href={address} target="_blank" rel="noopener">
        đăng nhập ở thẻ mới
      </a>
      , rồi trở lại trang này và gửi lần nữa.
    </p>
  );
}
