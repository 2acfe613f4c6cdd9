import type { SocialLoginConfig } from '../env/social-config.ts';
import { createFacebookProvider } from './facebook.ts';
import { createOpenIdProvider } from './openid-provider.ts';
import type { SocialProvider } from './social-provider.ts';
import { createZaloProvider } from './zalo.ts';

export type SocialProviderKey = keyof SocialLoginConfig;

/** The configured providers, in the order in which they are offered; this sends no request. */
export function createSocialProviders(config: SocialLoginConfig): ReadonlyMap<SocialProviderKey, SocialProvider> {
  const { google, facebook, zalo, demo } = config;
  const providers = new Map<SocialProviderKey, SocialProvider>();
  if (google) providers.set('google', createOpenIdProvider(google, { issuer: 'https://accounts.google.com' }));
  if (facebook) providers.set('facebook', createFacebookProvider(facebook));
  if (zalo) providers.set('zalo', createZaloProvider(zalo));
  if (demo) providers.set('demo', createOpenIdProvider(demo, { issuer: demo.issuer, isInsecure: true }));
  return providers;
}
