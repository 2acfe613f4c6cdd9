import { closeServices } from '@antam/server/app/create-services.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import { finishErasures } from '../backup/known-erasures.ts';
import { type DemoLogin, withDemoLogin } from '../identity-provider/with-demo-login.ts';
import { Failure } from '../io/failure.ts';
import { untilStopped } from '../io/stop-signal.ts';
import { announce, notice, type Terminal } from '../io/terminal.ts';
import { isUnencrypted, readSettings, tellUnknownNames } from './configuration.ts';
import { freePort } from './free-port.ts';
import { temporaryData, unsynced } from './memory.ts';
import { requireKnownSecret } from './secret.ts';
import { type RunningServer, startServer } from './server.ts';
import { openServices, withServices } from './services.ts';
import { loadSite } from './site.ts';
import { prepareDatabase, refuseDemoWorlds } from './worlds.ts';

export interface ServeOptions {
  readonly port?: number;
  readonly memory?: boolean;
  readonly world?: 'tiny' | 'demo' | 'none';
  readonly data?: string;
}

/** Runs the server until the process is asked to stop. */
export async function serve(terminal: Terminal, options: ServeOptions): Promise<void> {
  const stopped = untilStopped();
  const data = options.memory ? temporaryData(terminal.env) : undefined;
  try {
    const server = await boot(terminal, options, data?.env ?? terminal.env);
    announce(terminal, `An Tâm is at ${server.url}${server.url.startsWith('unix:') ? '' : '/'}`);
    await stopped;
    await server.stop();
  } finally {
    data?.remove();
  }
}

async function boot(terminal: Terminal, options: ServeOptions, env: Terminal['env']): Promise<RunningServer> {
  const port = options.port === 0 ? await freePort() : options.port;
  tellUnknownNames(terminal);
  const variables = {
    ...env,
    ...(port === undefined ? {} : { PORT: String(port) }),
    ...(options.data === undefined ? {} : { ANTAM_DATA: options.data }),
  };
  const read = readSettings(variables);
  const settings = options.memory ? unsynced(read) : read;
  const isProduction = settings.environment === 'production';
  if (isUnencrypted(settings)) {
    notice(
      terminal,
      'ANTAM_ORIGIN begins with http://: cookies and logins are not encrypted. Set the https:// address.',
    );
  }
  const world = options.world ?? 'none';
  if (isProduction && world !== 'none') throw new Failure(`The world ${world} has known passwords: not in production`);
  // Logins of the demo provider need no password, so it is offered only for worlds whose passwords are known anyway.
  const login = world === 'none' ? withoutDemoLogin(settings) : await withDemoLogin(settings);
  try {
    const site = await loadSite();
    // Migrations and a world may take longer than any statement of a server may.
    await withServices(login.config, services => prepareDatabase(terminal, services, world));
    const services = await openServices(login.config);
    try {
      await requireKnownSecret(terminal, services);
      await finishErasures(services);
    } catch (error) {
      await closeServices(services);
      throw error;
    }
    if (!site) notice(terminal, 'The public site is not built (npm run build): only the API is served.');
    if (isProduction) await refuseDemoWorlds(services);
    // What is kept in memory is for a moment and small: a second process would cost more than it spares.
    const server = await startServer(services, site, { bulkEnv: options.memory ? undefined : variables });
    return {
      ...server,
      stop: async () => {
        try {
          await server.stop();
        } finally {
          await login.stop();
        }
      },
    };
  } catch (error) {
    await login.stop();
    throw error;
  }
}

const withoutDemoLogin = (config: Config): DemoLogin => ({ config, stop: async () => undefined });
