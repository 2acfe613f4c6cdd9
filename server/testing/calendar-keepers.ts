import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { textOf } from '../platform/db/text.ts';
import { createDirectory, type Directory } from './directory.ts';
import { logIn } from './log-in.ts';
import type { TestApp } from './test-app.ts';
import type { Request } from './visitor.ts';

/** A clinic, a doctor who works there, and everybody who may want to do something with their calendars. */
export interface CalendarKeepers {
  readonly place: number;
  readonly professional: number;
  readonly directory: Directory;
  readonly people: Readonly<Record<'clinic' | 'doctor' | 'user' | 'moderator' | 'editor' | 'editorUnproved', Request>>;
  /** Sends a call about the doctor's calendar, or about the clinic's own. */
  send(
    who: Request,
    call: 'GET' | 'PUT' | 'POST confirm/' | 'POST preview/' | 'POST holiday/',
    body?: object,
    of?: { readonly place?: number; readonly professional?: number | null },
  ): Promise<Response>;
}

/** Adds them to an app with the world tiny; the accounts of its doctor and its clinic own the new pages. */
export async function addCalendarKeepers(app: TestApp): Promise<CalendarKeepers> {
  const directory = await createDirectory(app.services);
  const place = await directory.addPlace();
  const professional = await directory.addProfessional({ workplaces: [place] });
  await own(app, ACCOUNTS.doctor.email, 'professional', professional);
  await own(app, ACCOUNTS.clinic.email, 'place', place);
  return {
    place,
    professional,
    directory,
    people: {
      clinic: await logIn(app, ACCOUNTS.clinic.email),
      doctor: await logIn(app, ACCOUNTS.doctor.email),
      user: await logIn(app, ACCOUNTS.user.email),
      moderator: await logIn(app, ACCOUNTS.moderator.email),
      editor: await logIn(app, ACCOUNTS.editor.email),
      editorUnproved: await logIn(app, ACCOUNTS.editor.email, { secondFactor: false }),
    },
    send: (who, call, body, of = {}) => {
      const [method = '', path = ''] = call.split(' ');
      const whose = of.professional === undefined ? professional : of.professional;
      const query = `place=${of.place ?? place}${whose === null ? '' : `&professional=${whose}`}`;
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return who(`/api/v1/calendar/manage/${path}?${query}`, { method, ...sent });
    },
  };
}

async function own({ services }: TestApp, email: string, kind: string, id: number): Promise<void> {
  await services.db.transaction(unit =>
    textOf(unit).sql(
      `insert into provider_link (account_id, kind, entity_id, created_at) select id, ?, ?, ? from account where email = ?`,
      [kind, id, services.clock.now(), email],
    ),
  );
}
