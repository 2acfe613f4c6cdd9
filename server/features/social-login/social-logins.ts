import { once } from '../../platform/db/once.ts';
import type { Config } from '../../platform/env/config.ts';
import type { SocialLoginConfig } from '../../platform/env/social-config.ts';
import type { SocialProvider } from '../../platform/social/social-provider.ts';
import { socialVisitCalls } from './contract.ts';

export type SocialLoginName = keyof SocialLoginConfig;

/** One social login that is offered. */
export interface SocialLogin {
  readonly key: SocialLoginName;
  /** The name as its button shows it. */
  readonly name: string;
  /** Where a click on its button goes; `/tra-ve/` below it is where the provider sends the browser back. */
  readonly path: string;
  /** The provider, loaded and made at its first use. */
  provider(): Promise<SocialProvider>;
}

const NAMES: ReadonlyArray<readonly [SocialLoginName, string]> = [
  ['google', 'Google'],
  ['facebook', 'Facebook'],
  ['zalo', 'Zalo'],
  ['demo', 'tài khoản dùng thử'],
];

/** The social logins of this installation, in the order in which they are offered. */
export function createSocialLogins({ socialLogin }: Config): readonly SocialLogin[] {
  const providers = once(async () =>
    (await import('../../platform/social/create-social-providers.ts')).createSocialProviders(socialLogin),
  );
  return NAMES.filter(([key]) => socialLogin[key] !== undefined).map(([key, name]) => ({
    key,
    name,
    path: socialVisitCalls(key).leave.path,
    provider: async () => {
      const provider = (await providers.get()).get(key);
      if (!provider) throw new Error(`No provider was made for ${key}`);
      return provider;
    },
  }));
}
