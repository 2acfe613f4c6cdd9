import { readFileSync } from 'node:fs';

/** Variables that hold a secret; each may be given as `NAME_FILE` too, which names a file that holds the value. */
export const SECRET_VARIABLES = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'ANTAM_SECRET',
  'ANTAM_SECRET_OLD',
  'ANTAM_MAIL',
  'ANTAM_SMS',
  'ANTAM_SMS_TOKEN',
  'ANTAM_STORAGE',
  'ANTAM_METRICS_TOKEN',
  'ANTAM_PURGE_URL',
  'ANTAM_PURGE_TOKEN',
  'ANTAM_GOOGLE_CLIENT',
  'ANTAM_FACEBOOK_CLIENT',
  'ANTAM_ZALO_CLIENT',
  'ANTAM_DEMO_LOGIN',
] as const;

/** The variable that names the file of a secret. */
export const fileVariable = (name: string): string => `${name}_FILE`;

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment with the secrets of files in it, and what is wrong with those files. */
export function withSecretFiles(env: Environment): { readonly env: Environment; readonly mistakes: readonly string[] } {
  const mistakes: string[] = [];
  const read: Record<string, string> = {};
  for (const name of SECRET_VARIABLES) {
    const variable = fileVariable(name);
    const file = env[variable];
    if (!file) continue;
    if (env[name]) {
      mistakes.push(`${variable} must not be set beside ${name}`);
      continue;
    }
    try {
      // Editors and `echo` end a file with a line break, which belongs to no secret.
      read[name] = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
      if (read[name] === '') mistakes.push(`${variable} names a file that is empty`);
    } catch {
      mistakes.push(`${variable} must name a file that this user may read`);
    }
  }
  return { env: { ...env, ...read }, mistakes };
}
