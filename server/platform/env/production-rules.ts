import { protocolOf } from './environment-schema.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that a site in production must have, and why. */
const REQUIRED: Readonly<Record<string, string>> = {
  ANTAM_SECRET: 'it signs what visitors and staff are recognised by',
  ANTAM_ORIGIN: 'email messages and search engines lead there',
  ANTAM_MAIL: 'email messages go nowhere otherwise; where that is meant, say folder:',
  ANTAM_MAIL_FROM: 'email messages come from a made-up address otherwise',
  ANTAM_SUPPORT_EMAIL: 'pages show a made-up address otherwise',
  ANTAM_SUPPORT_PHONE: 'pages show a made-up number otherwise',
};

/** What speaks against running in production with these variables; nothing elsewhere. */
export function productionMistakes(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const mistakes = Object.entries(REQUIRED)
    .filter(([name]) => !env[name])
    .map(([name, reason]) => `${name} is required in production: ${reason}`);
  for (const name of ['ANTAM_SECRET', 'ANTAM_SECRET_OLD']) {
    if (isGuessable(env[name] ?? '')) mistakes.push(`${name} is guessable: make one with "openssl rand -base64 32"`);
  }
  if (env.ANTAM_ORIGIN && protocolOf(env.ANTAM_ORIGIN) === 'http:' && !isOwnMachine(env.ANTAM_ORIGIN)) {
    mistakes.push(
      'ANTAM_ORIGIN must begin with https:// in production: cookies and logins are not encrypted otherwise',
    );
  }
  if (env.ANTAM_DEMO_LOGIN) mistakes.push('ANTAM_DEMO_LOGIN must not be set in production');
  return mistakes;
}

const isOwnMachine = (origin: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

/** Random bytes in base64 or hex have at least so many different characters, as good as always. */
const MIN_CHARACTERS = 10;
const WORDS = /change.?me|password|mat.?khau|example|123456|qwerty|abcdef/i;

/** Whether a secret that is long enough was typed, not drawn: few characters, a repeated piece, or a well-known word. */
export function isGuessable(secret: string): boolean {
  if (secret === '') return false;
  return new Set(secret).size < MIN_CHARACTERS || /^(.{1,16})\1+.{0,16}$/.test(secret) || WORDS.test(secret);
}
