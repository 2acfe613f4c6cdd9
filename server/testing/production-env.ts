/** The settings that a site in production must have, for tests and measurements that run one. */
export const PRODUCTION_ENV = {
  NODE_ENV: 'production',
  ANTAM_ORIGIN: 'https://antam.example',
  ANTAM_SECRET: 'a long text that only tests and measurements use',
  ANTAM_MAIL: 'folder:',
  ANTAM_MAIL_FROM: 'An Tâm <thu@antam.example>',
  ANTAM_SUPPORT_EMAIL: 'giup@antam.example',
  ANTAM_SUPPORT_PHONE: '1900 0115',
} as const;
