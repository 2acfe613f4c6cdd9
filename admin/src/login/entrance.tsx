import { lazy, Suspense, useEffect, useState } from 'react';
import type { Credentials } from '../providers/auth.ts';
import { reasonOf } from '../providers/problem.ts';
import { authProvider } from '../providers/session.ts';
import { LoginPage } from './login-page.tsx';
import { Looks, Waiting } from './looks.tsx';

const loadConsole = () => import('../app.tsx');
const Console = lazy(loadConsole);

/** Asks who came, and shows the login page to everybody but staff: browsers fetch the console only behind it. */
export function Entrance() {
  const [isInside, setIsInside] = useState(false);
  const [reason, setReason] = useState<string>();
  const enter = async () => {
    await authProvider.checkAuth();
    setIsInside(true);
  };
  useEffect(() => {
    authProvider.checkAuth().then(
      () => setIsInside(true),
      (error: unknown) => setReason(reasonOf(error)),
    );
  }, []);
  const logIn = async (credentials: Credentials) => {
    await authProvider.login(credentials);
    await enter().catch((error: unknown) => setReason(reasonOf(error)));
  };
  if (isInside) {
    return (
      <Suspense
        fallback={
          <Looks>
            <Waiting />
          </Looks>
        }
      >
        <Console />
      </Suspense>
    );
  }
  return (
    <Looks>
      {reason === undefined ? (
        <Waiting />
      ) : (
        // A visitor who types a name will want the console next.
        <div onInput={() => void loadConsole()}>
          <LoginPage reason={reason} logIn={logIn} />
        </div>
      )}
    </Looks>
  );
}
