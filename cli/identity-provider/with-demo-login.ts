import type { Config } from '@antam/server/platform/env/config.ts';

/** A configuration that may have a local provider behind it, which ends with the server. */
export interface DemoLogin {
  readonly config: Config;
  stop(): Promise<void>;
}

const HERE = ['localhost', '127.0.0.1'];

/**
 * Starts a local identity provider and adds it to the configuration. Does nothing in production, nor if another
 * provider is configured, nor for a site that other machines know by its name, because they could not reach the
 * provider.
 */
export async function withDemoLogin(config: Config): Promise<DemoLogin> {
  const isWanted = config.environment !== 'production' && !config.socialLogin.demo;
  if (!isWanted || !HERE.includes(new URL(config.origin).hostname)) return { config, stop: async () => undefined };
  // Loaded here only, so that production never does.
  const { startIdentityProvider } = await import('./start-identity-provider.ts');
  const provider = await startIdentityProvider(config.origin);
  return { config: { ...config, socialLogin: { ...config.socialLogin, demo: provider.config } }, stop: provider.stop };
}
