import { Command } from 'commander';
import { say, sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption, jsonOption } from './options.ts';

interface RotateOptions {
  readonly lost?: boolean;
  readonly json?: boolean;
  readonly data?: string;
}

/** What is done with the installation's secret. */
export function makeSecret(terminal: Terminal): Command {
  return new Command('secret').description("change the installation's secret without locking anybody out").addCommand(
    new Command('rotate')
      .description('seal second factors and recovery codes by ANTAM_SECRET that ANTAM_SECRET_OLD had sealed')
      .option('--lost', 'take away the second factors that no known secret opens; their owners then set up others')
      .addOption(dataOption())
      .addOption(jsonOption())
      .action((options: RotateOptions) => rotate(terminal, options)),
  );
}

async function rotate(terminal: Terminal, options: RotateOptions): Promise<void> {
  const [{ readConfiguration }, { withMigratedServices }, { rotateSecret }, { Failure }] = await Promise.all([
    import('../boot/configuration.ts'),
    import('../boot/services.ts'),
    import('@antam/server/features/second-factor/commands/rotate-secret.ts'),
    import('../io/failure.ts'),
  ]);
  const dropLost = options.lost === true;
  const result = await withMigratedServices(readConfiguration(terminal, options), services =>
    rotateSecret(services, { dropLost }),
  );
  if (options.json) sayJson(terminal, result);
  else {
    say(terminal, `${result.sealed} second factors are sealed by the new secret; recovery codes stay good.`);
    if (dropLost) say(terminal, `${result.lost} second factors that no secret opens are gone.`);
  }
  if (result.lost > 0 && !dropLost) {
    const remedy = 'set ANTAM_SECRET_OLD to the secret of before, or, where that is lost, add --lost';
    throw new Failure(`${result.lost} second factors are opened by no known secret: ${remedy}`);
  }
}
