import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { createWork } from '../app/create-work.ts';
import type { StaffPlace } from '../features/places/staff-contract.ts';
import { textOf } from '../platform/db/text.ts';
import type { Services } from '../platform/services.ts';
import { type ConsoleCalls, consoleCalls } from './console-calls.ts';
import { createDirectory, type Directory } from './directory.ts';
import { logIn } from './log-in.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { Request } from './visitor.ts';

/** What the console sends of a place at least. */
export interface PlaceBody {
  readonly name: string;
  readonly status: string;
  readonly place_type: number;
  readonly province: number;
}

/** The console in an editor's hands, with the places of the world `tiny`. */
export interface PlaceConsole {
  readonly app: TestApp;
  readonly request: Request;
  readonly editor: ConsoleCalls;
  readonly directory: Directory;
  /** A place that is right as it is. */
  readonly body: PlaceBody;
  create(more?: object): Promise<StaffPlace>;
  /** Whether the public search finds a place of this name. */
  isFound(name: string): Promise<boolean>;
  lastAudit(): Promise<{ actor_id: number; action: string; subject_id: number; fields: string[] } | undefined>;
}

/** Starts the app and logs the editor in; close the app after the tests of the file. `services` replace single ones. */
export async function openPlaceConsole(services: Partial<Services> = {}): Promise<PlaceConsole> {
  const app = await startTestApp({ world: 'tiny', services });
  const request = await logIn(app, ACCOUNTS.editor.email);
  const editor = consoleCalls(request);
  const directory = await createDirectory(app.services);
  const body = {
    name: 'Phòng khám Hoa Sữa',
    status: 'published',
    place_type: directory.term('place_type', 'phong-kham-da-khoa'),
    province: directory.province('ha-noi'),
  };
  return {
    app,
    request,
    editor,
    directory,
    body,
    create: async (more = {}) => (await editor.create<StaffPlace>('places', { ...body, ...more })).json,
    isFound: async name => {
      await createWork(app.services).drain();
      const answer = await app.request(`/api/v1/place/?q=${encodeURIComponent(name)}`);
      const { items } = (await answer.json()) as { items: Array<{ name: string }> };
      return items.some(item => item.name === name);
    },
    lastAudit: async () => {
      const entry = await textOf(app.services.db.primary).first<{
        actor_id: number;
        action: string;
        subject_id: number;
        fields: string | string[];
      }>('select actor_id, action, subject_id, fields from audit_entry order by id desc limit 1');
      if (!entry) return undefined;
      const { fields } = entry;
      return { ...entry, fields: typeof fields === 'string' ? (JSON.parse(fields) as string[]) : fields };
    },
  };
}
