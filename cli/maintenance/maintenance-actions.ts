import {
  type Maintenance,
  plannedMaintenance,
  setMaintenance,
} from '@antam/server/platform/maintenance/maintenance.ts';
import { readConfiguration } from '../boot/configuration.ts';
import { withMigratedServices } from '../boot/services.ts';
import { EXIT, Failure } from '../io/failure.ts';
import { say, sayJson, type Terminal } from '../io/terminal.ts';

export interface MaintenanceOptions {
  readonly data?: string;
  readonly json?: boolean;
  readonly text?: string;
  /** Milliseconds until it begins. */
  readonly in?: number;
  readonly at?: Date;
}

/** `antam maintenance` */
export async function changeMaintenance(
  terminal: Terminal,
  state: 'on' | 'off' | 'show',
  options: MaintenanceOptions,
): Promise<void> {
  const { text, in: span, at } = options;
  const isOfOn = text !== undefined || span !== undefined || at !== undefined;
  if (state !== 'on' && isOfOn) throw new Failure('--text, --in and --at go with "on"', EXIT.usage);
  await withMigratedServices(readConfiguration(terminal, options), async services => {
    const now = services.clock.now();
    const wanted = { startsAt: at ?? new Date(now.getTime() + (span ?? 0)), text: text ?? '' };
    if (state !== 'show') await setMaintenance(services, state === 'on' ? wanted : null);
    tell(terminal, options, await plannedMaintenance(services.db), now);
  });
}

function tell(terminal: Terminal, { json }: MaintenanceOptions, planned: Maintenance | null, now: Date): void {
  const isOn = planned !== null && planned.startsAt <= now;
  if (json) sayJson(terminal, { isOn, startsAt: planned?.startsAt.toISOString() ?? null, text: planned?.text ?? null });
  else if (planned === null) say(terminal, 'No maintenance: everything can be read and written.');
  else {
    const since = planned.startsAt.toISOString();
    say(
      terminal,
      isOn ? `Maintenance since ${since}: the site is read only.` : `Maintenance is announced for ${since}.`,
    );
    if (planned.text !== '') say(terminal, planned.text);
    say(terminal, '"antam maintenance off" ends it.');
  }
}
