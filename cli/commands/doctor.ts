import path from 'node:path';
import { Command } from 'commander';
import { say, sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption, jsonOption } from './options.ts';

export function makeDoctor(terminal: Terminal): Command {
  return new Command('doctor')
    .description('check configuration, database, storage, mail and build, and say how to repair what is wrong')
    .option(
      '--fix',
      'first do what is safe: remove what killed processes left behind and pictures that no record has, and recount what has drifted',
    )
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: { data?: string; json?: boolean; fix?: boolean }) => {
      const [{ examine }, { Failure }, { renderTable }] = await Promise.all([
        import('../doctor/examine.ts'),
        import('../io/failure.ts'),
        import('../io/table.ts'),
      ]);
      const env = options.data ? { ...terminal.env, ANTAM_DATA: path.resolve(options.data) } : terminal.env;
      if (options.fix) await (await import('../doctor/fix.ts')).fix({ ...terminal, env });
      const findings = await examine({ ...terminal, env });
      if (options.json) sayJson(terminal, findings);
      else {
        const rows = findings.map(({ what, verdict, message, remedy }) => [what, verdict, message, remedy ?? '']);
        say(terminal, renderTable(['what', '', 'found', 'what to do'], rows));
      }
      const wrong = findings.filter(finding => finding.verdict === 'failed').length;
      if (wrong > 0) throw new Failure(wrong === 1 ? 'One thing is wrong' : `${wrong} things are wrong`);
    });
}
