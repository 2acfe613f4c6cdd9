import { type Config, readUsableConfig } from './config.ts';
import { type Environment, environmentSchema } from './environment-schema.ts';
import { fileVariable, SECRET_VARIABLES } from './secret-files.ts';

/** One variable as it counts now. */
export interface SettingInForce {
  readonly name: string;
  /** For people to read; of a secret only that it is set, and which server it leads to. */
  readonly value: string;
  /** `environment`, `default`, or `file …`. */
  readonly source: string;
}

const NONE = 'none';
const HIDDEN = '[secret]';

/** What counts where a variable is not set. */
const DEFAULTS: Readonly<Record<keyof Environment, (config: Config) => string | number>> = {
  NODE_ENV: ({ environment }) => environment,
  PORT: ({ port }) => port,
  ANTAM_HOST: () => 'all addresses',
  ANTAM_DATA: ({ dataFolder }) => dataFolder,
  DATABASE_URL: ({ database }) => (database.engine === 'sqlite' ? `SQLite, ${database.file}` : NONE),
  DATABASE_READ_URL: () => NONE,
  ANTAM_DATABASE_POOL: ({ database }) => (database.engine === 'postgresql' ? database.poolSize : NONE),
  ANTAM_ORIGIN: ({ origin }) => origin,
  ANTAM_HSTS: ({ hsts }) => hsts,
  ANTAM_SECRET: ({ dataFolder }) => `kept in ${dataFolder}/secret`,
  ANTAM_SECRET_OLD: () => NONE,
  ANTAM_MAIL: ({ mail }) => (mail.kind === 'folder' ? `folder:${mail.folder}` : HIDDEN),
  ANTAM_MAIL_FROM: ({ mail }) => mail.from,
  ANTAM_SMS: ({ texts }) => (texts.kind === 'folder' ? `folder:${texts.folder}` : HIDDEN),
  ANTAM_SMS_TOKEN: () => NONE,
  ANTAM_STORAGE: ({ storage }) => (storage.kind === 'folder' ? storage.folder : HIDDEN),
  ANTAM_CDN_SECONDS: ({ network }) => network?.seconds ?? 0,
  ANTAM_PURGE_URL: () => NONE,
  ANTAM_PURGE_TOKEN: () => NONE,
  ANTAM_TILES: ({ tiles }) => tiles.url,
  ANTAM_TILES_ATTRIBUTION: ({ tiles }) => tiles.attribution || NONE,
  ANTAM_SUPPORT_PHONE: ({ support }) => support.phone,
  ANTAM_SUPPORT_EMAIL: ({ support }) => support.email,
  ANTAM_OPERATOR_NAME: () => NONE,
  ANTAM_OPERATOR_REGISTRATION: () => NONE,
  ANTAM_OPERATOR_ADDRESS: () => NONE,
  ANTAM_GA4_ID: () => NONE,
  ANTAM_MATOMO_URL: () => NONE,
  ANTAM_MATOMO_SITE: () => NONE,
  ANTAM_GOOGLE_CLIENT: () => NONE,
  ANTAM_FACEBOOK_CLIENT: () => NONE,
  ANTAM_ZALO_CLIENT: () => NONE,
  ANTAM_DEMO_LOGIN: () => NONE,
  ANTAM_TRUST_PROXY: ({ trustProxy }) => trustProxy,
  ANTAM_SOCKETS_PER_ADDRESS: ({ socketsPerAddress }) => socketsPerAddress ?? NONE,
  ANTAM_METRICS_TOKEN: () => NONE,
  ANTAM_METRICS_PORT: () => NONE,
  ANTAM_PAGE_CACHE_MB: ({ pageCacheBytes }) => pageCacheBytes / 1_048_576,
  ANTAM_NODE_MINIMUM: () => NONE,
  ANTAM_LOG_LEVEL: ({ logLevel }) => logLevel,
};

/** Every variable with what is in force and where that comes from, and what is wrong with them. */
export function settingsInForce(env: Readonly<Record<string, string | undefined>>): {
  readonly settings: readonly SettingInForce[];
  readonly mistakes: readonly string[];
} {
  const { config, mistakes } = readUsableConfig(env);
  const settings = environmentSchema.keyof().options.map(name => {
    const file = env[fileVariable(name)];
    if (isSecret(name) && file && !env[name]) return { name, value: HIDDEN, source: `file ${file}` };
    const given = env[name];
    return given
      ? { name, value: isSecret(name) ? withoutSecret(given) : given, source: 'environment' }
      : { name, value: String(DEFAULTS[name](config)), source: 'default' };
  });
  return { settings, mistakes };
}

const isSecret = (name: string) => SECRET_VARIABLES.some(secret => secret === name);

/** Which server an address leads to, without user, password and query; of all else, only that it is there. */
function withoutSecret(value: string): string {
  if (value.startsWith('folder:')) return value;
  if (!URL.canParse(value)) return HIDDEN;
  const { protocol, host, username } = new URL(value);
  return host === '' ? HIDDEN : `${protocol}//${username === '' ? '' : `${HIDDEN}@`}${host}/…`;
}
