import { AuthorizationResponseError } from 'openid-client';
import { SocialFailure } from './social-provider.ts';

/** Runs a step of a login at a provider; whatever it throws becomes a {@link SocialFailure} that tells no secret. */
export async function guardSocialStep<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(error: unknown): SocialFailure {
  if (error instanceof SocialFailure) return error;
  if (error instanceof AuthorizationResponseError) {
    return new SocialFailure(error.error === 'access_denied' ? 'refused' : 'failed', 'the provider sent an error');
  }
  // The library's texts and causes may repeat what was sent; its codes do not.
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return new SocialFailure('failed', code ?? (error instanceof Error ? error.name : 'unknown'));
}
