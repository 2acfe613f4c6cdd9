import path from 'node:path';
import type { DatabaseConfig } from '../db/database.ts';
import { type Environment, environmentSchema } from './environment-schema.ts';
import { productionMistakes } from './production-rules.ts';
import { Secret, storedSecret } from './secret.ts';
import { withSecretFiles } from './secret-files.ts';
import { type SocialLoginConfig, socialLoginOf } from './social-config.ts';
import { parseStorage, type StorageConfig } from './storage-config.ts';
import { isUsableFolder } from './usable-folder.ts';

export type MailConfig =
  | { readonly kind: 'folder'; readonly folder: string; readonly from: string }
  /** `url` holds the password, `smtp://user:password@host:587`. */
  | { readonly kind: 'smtp'; readonly url: Secret; readonly from: string };

/** Where messages to phones go. */
export type TextConfig =
  | { readonly kind: 'folder'; readonly folder: string }
  /** An SMS or Zalo gateway; its address may hold a secret, too. */
  | { readonly kind: 'gateway'; readonly url: Secret; readonly token: Secret };

/** Everything that an operator can set, read once, checked and typed. Nothing else reads the environment. */
export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  /** 0 takes any free port. */
  readonly port: number;
  /** Address on which it listens; undefined for all. */
  readonly host: string | undefined;
  /** Path of a unix socket on which it listens instead of a port. */
  readonly socket: string | undefined;
  /** Absolute path of the folder of database, uploads, messages and secret. */
  readonly dataFolder: string;
  readonly database: DatabaseConfig;
  /** `https://antam.example`, without a slash at the end. */
  readonly origin: string;
  /** Signs tokens and seals what is stored; what the former one has made is accepted, too. */
  readonly secret: Secret;
  readonly mail: MailConfig;
  readonly texts: TextConfig;
  readonly storage: StorageConfig;
  /** The content delivery network in front that keeps pages; undefined where there is none. */
  readonly network: NetworkConfig | undefined;
  readonly tiles: { readonly url: string; readonly attribution: string };
  readonly support: { readonly phone: string; readonly email: string };
  /** Who runs the site by law; what is undefined is not shown. */
  readonly operator: {
    readonly name: string | undefined;
    /** The business certificate: its number, day and issuer. */
    readonly registration: string | undefined;
    readonly address: string | undefined;
  };
  readonly analytics: {
    readonly ga4Id: string | undefined;
    readonly matomo: { readonly url: string; readonly siteId: number } | undefined;
  };
  readonly socialLogin: SocialLoginConfig;
  /** Proxies in front of this process whose X-Forwarded-* headers are believed; 0 believes none. */
  readonly trustProxy: number;
  /** Connections that one address may have open at a time; undefined behind a proxy, from which all of them come. */
  readonly socketsPerAddress: number | undefined;
  /** Which hosts browsers shall ask by HTTPS alone: this host, also those below it, or none. */
  readonly hsts: 'subdomains' | 'host' | 'off';
  readonly logLevel: string;
  /** The version of Node that closes what is known; an older one is reported by `antam doctor`. */
  readonly nodeMinimum: string | undefined;
  /** What `/metrics` wants as bearer token on the site's own port; without one there is none. */
  readonly metricsToken: Secret | undefined;
  /** Where `/metrics` is served without a token. */
  readonly metricsPort: { readonly host: string; readonly port: number } | undefined;
  /** Memory for whole pages of anonymous visitors; 0 keeps none. */
  readonly pageCacheBytes: number;
  /** Hold every answer against its schema; for tests, as it costs time. */
  readonly checkAnswers: boolean;
}

/** How a content delivery network keeps pages that are the same for all visitors. */
export interface NetworkConfig {
  /** For so long it may keep a page that does not change. */
  readonly seconds: number;
  /** Where purges are sent; undefined where pages are only kept for seconds. */
  readonly purge: { readonly url: Secret; readonly token: Secret } | undefined;
}

/** The environment cannot be used; `mistakes` has one line for each thing that is wrong. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(`The configuration is wrong:\n${mistakes.map(mistake => `  - ${mistake}`).join('\n')}`);
    this.name = 'ConfigError';
    this.mistakes = mistakes;
  }
}

/** The default folder of the data, below the folder that the process was started in. */
const DATA = 'data';
const PAGE_CACHE_MB = 32;
/** A browser opens six, and some dozen visitors of a mobile network share an address. */
const SOCKETS_PER_ADDRESS = 100;

const OSM = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© Những người đóng góp cho OpenStreetMap',
};

/**
 * Reads the configuration from environment variables and makes nothing. Outside production a missing secret is made,
 * and kept in the data folder, when it is first asked for. Throws a {@link ConfigError} that names all mistakes; no
 * message repeats a value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { env: read, mistakes: unread } = withSecretFiles(env);
  const parsed = environmentSchema.safeParse(read);
  const issues = parsed.error?.issues.map(describeIssue) ?? [];
  const mistakes = [...unread, ...issues, ...combinedMistakes(read, unread)];
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes);
  return toConfig(parsed.data);
}

/**
 * The configuration as far as it can be used: variables with mistakes count as absent. For an examination only, which
 * reports the mistakes and goes on.
 */
export function readUsableConfig(env: Readonly<Record<string, string | undefined>>): {
  readonly config: Config;
  readonly mistakes: readonly string[];
} {
  const { env: read, mistakes: unread } = withSecretFiles(env);
  const issues = environmentSchema.safeParse(read).error?.issues ?? [];
  const wrong = new Set(issues.map(({ path: [name] }) => name));
  const rest = Object.fromEntries(Object.entries(read).filter(([name]) => !wrong.has(name)));
  const mistakes = [...unread, ...issues.map(describeIssue), ...combinedMistakes(read, unread)];
  return { config: toConfig(environmentSchema.parse(rest)), mistakes };
}

function describeIssue(issue: { path: PropertyKey[]; message: string }): string {
  const name = issue.path.map(String).join('.');
  return `${name} ${issue.message.replace(/^Invalid \w+: expected/, 'must be')}`;
}

/** What is wrong between variables, each of which may be right by itself. */
function combinedMistakes(env: Readonly<Record<string, string | undefined>>, unread: readonly string[]): string[] {
  // What stands in a file that cannot be read is not missing.
  const isUnread = (mistake: string) => unread.some(other => other.startsWith(`${mistake.split(' ')[0]}_FILE `));
  const mistakes = productionMistakes(env).filter(mistake => !isUnread(mistake));
  const isSet = (name: keyof Environment) => (env[name] ?? '') !== '';
  if (env.ANTAM_HOST?.startsWith('unix:') && !Number(env.ANTAM_TRUST_PROXY)) {
    mistakes.push('ANTAM_HOST with unix:… needs ANTAM_TRUST_PROXY: only the proxy in front knows who asks');
  }
  if (isSet('DATABASE_READ_URL') && !isSet('DATABASE_URL')) mistakes.push('DATABASE_READ_URL needs DATABASE_URL');
  if (isSet('ANTAM_MATOMO_URL') !== isSet('ANTAM_MATOMO_SITE')) {
    mistakes.push('ANTAM_MATOMO_URL and ANTAM_MATOMO_SITE need each other');
  }
  const hasGateway = isSet('ANTAM_SMS') && !env.ANTAM_SMS?.startsWith('folder:');
  if (hasGateway !== isSet('ANTAM_SMS_TOKEN'))
    mistakes.push('ANTAM_SMS with a URL and ANTAM_SMS_TOKEN need each other');
  mistakes.push(...networkMistakes(env));
  if (!parseStorage(env.ANTAM_STORAGE || undefined, '.')) {
    mistakes.push('ANTAM_STORAGE must be a folder or s3://key:secret@host/bucket?region=…');
  }
  const dataFolder = path.resolve(env.ANTAM_DATA || DATA);
  if (!isUsableFolder(dataFolder)) {
    const wanted = 'ANTAM_DATA must be a folder that this user may write to, or one that can be made';
    mistakes.push(`${wanted}: ${dataFolder} is none`);
  }
  return mistakes;
}

function toConfig(values: Environment): Config {
  const environment = values.NODE_ENV ?? 'development';
  const dataFolder = path.resolve(values.ANTAM_DATA ?? DATA);
  const port = values.PORT ?? 3000;
  return {
    environment,
    port,
    host: values.ANTAM_HOST?.startsWith('unix:') ? undefined : values.ANTAM_HOST,
    socket: values.ANTAM_HOST?.startsWith('unix:') ? path.resolve(values.ANTAM_HOST.slice('unix:'.length)) : undefined,
    dataFolder,
    database: databaseOf(values, dataFolder),
    origin: values.ANTAM_ORIGIN ?? `http://localhost:${port}`,
    secret: new Secret(
      values.ANTAM_SECRET ?? (() => storedSecret(dataFolder)),
      values.ANTAM_SECRET_OLD === undefined ? undefined : new Secret(values.ANTAM_SECRET_OLD),
    ),
    mail: mailOf(values, dataFolder),
    texts: textsOf(values, dataFolder),
    storage: parseStorage(values.ANTAM_STORAGE, dataFolder) ?? {
      kind: 'folder',
      folder: dataFolder,
    },
    network: networkOf(values),
    tiles: {
      url: values.ANTAM_TILES ?? OSM.url,
      attribution: values.ANTAM_TILES_ATTRIBUTION ?? (values.ANTAM_TILES ? '' : OSM.attribution),
    },
    support: {
      phone: values.ANTAM_SUPPORT_PHONE ?? '1900 0115',
      email: values.ANTAM_SUPPORT_EMAIL ?? 'hotro@antam.example',
    },
    operator: {
      name: values.ANTAM_OPERATOR_NAME,
      registration: values.ANTAM_OPERATOR_REGISTRATION,
      address: values.ANTAM_OPERATOR_ADDRESS,
    },
    analytics: {
      ga4Id: values.ANTAM_GA4_ID,
      matomo:
        values.ANTAM_MATOMO_URL && values.ANTAM_MATOMO_SITE
          ? { url: values.ANTAM_MATOMO_URL, siteId: values.ANTAM_MATOMO_SITE }
          : undefined,
    },
    socialLogin: socialLoginOf(values),
    trustProxy: values.ANTAM_TRUST_PROXY ?? 0,
    socketsPerAddress: values.ANTAM_TRUST_PROXY ? undefined : (values.ANTAM_SOCKETS_PER_ADDRESS ?? SOCKETS_PER_ADDRESS),
    hsts: values.ANTAM_HSTS ?? 'subdomains',
    logLevel: values.ANTAM_LOG_LEVEL ?? (environment === 'test' ? 'silent' : 'info'),
    nodeMinimum: values.ANTAM_NODE_MINIMUM,
    metricsToken: values.ANTAM_METRICS_TOKEN ? new Secret(values.ANTAM_METRICS_TOKEN) : undefined,
    metricsPort: values.ANTAM_METRICS_PORT,
    pageCacheBytes: (values.ANTAM_PAGE_CACHE_MB ?? PAGE_CACHE_MB) * 1_048_576,
    checkAnswers: environment === 'test',
  };
}

/** So long a page may be kept that nobody can take back, in seconds. */
const SECONDS_WITHOUT_PURGE = 60;

function networkMistakes(env: Readonly<Record<string, string | undefined>>): string[] {
  const seconds = Number(env.ANTAM_CDN_SECONDS || 0);
  const [hasUrl, hasToken] = [Boolean(env.ANTAM_PURGE_URL), Boolean(env.ANTAM_PURGE_TOKEN)];
  if (hasUrl !== hasToken) return ['ANTAM_PURGE_URL and ANTAM_PURGE_TOKEN need each other'];
  if (hasUrl && seconds === 0) return ['ANTAM_PURGE_URL needs ANTAM_CDN_SECONDS: without it no page is kept'];
  const isTooLong = !hasUrl && seconds > SECONDS_WITHOUT_PURGE;
  const reason = 'what is hidden would be shown for so long';
  return isTooLong ? [`ANTAM_CDN_SECONDS above ${SECONDS_WITHOUT_PURGE} needs ANTAM_PURGE_URL: ${reason}`] : [];
}

function networkOf({
  ANTAM_CDN_SECONDS: seconds = 0,
  ANTAM_PURGE_URL: url,
  ANTAM_PURGE_TOKEN: token,
}: Environment): NetworkConfig | undefined {
  if (seconds === 0) return undefined;
  return { seconds, purge: url && token ? { url: new Secret(url), token: new Secret(token) } : undefined };
}

function databaseOf(values: Environment, dataFolder: string): DatabaseConfig {
  if (!values.DATABASE_URL) return { engine: 'sqlite', file: path.join(dataFolder, 'antam.sqlite') };
  return {
    engine: 'postgresql',
    url: values.DATABASE_URL,
    readUrl: values.DATABASE_READ_URL,
    poolSize: values.ANTAM_DATABASE_POOL ?? 10,
  };
}

function mailOf(values: Environment, dataFolder: string): MailConfig {
  const from = values.ANTAM_MAIL_FROM ?? 'An Tâm <khong-tra-loi@antam.example>';
  const target = values.ANTAM_MAIL ?? 'folder:';
  if (!target.startsWith('folder:')) return { kind: 'smtp', url: new Secret(target), from };
  return { kind: 'folder', folder: path.resolve(dataFolder, target.slice('folder:'.length) || 'mail'), from };
}

function textsOf(
  { ANTAM_SMS: target = 'folder:', ANTAM_SMS_TOKEN: token = '' }: Environment,
  dataFolder: string,
): TextConfig {
  if (!target.startsWith('folder:')) return { kind: 'gateway', url: new Secret(target), token: new Secret(token) };
  return { kind: 'folder', folder: path.resolve(dataFolder, target.slice('folder:'.length) || 'sms') };
}
