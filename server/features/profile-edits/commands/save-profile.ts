import { isFormatted } from '../../../platform/contract/formatted-text.ts';
import { defined } from '../../../platform/db/entity-writes.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { paragraphsOf } from '../../../platform/text/paragraphs.ts';
import { professionalKind } from '../../professionals/professional.kind.ts';
import type { professionalRecord } from '../../professionals/professional.record.ts';
import { readProfessional } from '../../professionals/queries/read-professional.ts';
import type { StaffProfessional } from '../../professionals/staff-contract.ts';
import { checkEdit } from '../../records/commands/check-drafts.ts';
import { saveRecords } from '../../records/commands/save-records.ts';
import type { StoredService } from '../../records/staff-contract.ts';
import type { ValuesOf } from '../../records/staff-fields-contract.ts';
import type { ProfileChange } from '../contract.ts';
import { type EditRow, latestEdit } from '../queries/latest-edit.ts';
import { noProfile, requireOwn } from '../queries/require-own.ts';
import { isSame, propose } from '../rules/moderated.ts';
import { type Moderated, moderatedValues } from '../rules/moderated-values.ts';
import { profileVersion } from '../rules/profile-version.ts';
import { tables } from '../tables.ts';
import { changedMeanwhile, writeEdit } from './write-edit.ts';

/** Whose profile is written, by whom. */
export interface Owner {
  readonly account: number;
  readonly professional: number;
}

/**
 * Saves what the owner of a profile sends: what staff look at first waits, the rest is public at once, in one
 * transaction. Throws 403 for profiles of others, 422, and 409 where another person saved since the form was filled, or
 * saves at the same moment.
 */
export async function saveProfile(
  services: Services,
  owner: Owner,
  { version, ...sent }: ProfileChange,
): Promise<void> {
  const { professional: id } = owner;
  await requireOwn(services.db.primary, owner.account, id);
  const base = await readBase(services, id);
  if (version !== undefined && version !== base.version) throw changedMeanwhile();
  const { known } = base;
  const asked = askedOf(sent, known);
  const [direct, moderated] = await Promise.all([
    checkEdit(services, professionalKind, { said: asked.direct, before: known }),
    checkEdit(services, professionalKind, { said: asked.moderated, before: known }),
  ]);
  const mistakes = { ...direct.mistakes, ...moderated.mistakes };
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
  const wait = (unit: UnitOfWork) =>
    writeWaiting(unit, services, owner, base.edit, changes =>
      propose(changes, asked.moderated, moderatedValues(known)),
    );
  const before = new Map<string, unknown>(Object.entries(known));
  const isPublished = Object.entries(direct.said).some(([field, value]) => !isSame(field, before.get(field), value));
  if (!isPublished) return lockedProfile(services, id, known.updated_at, wait);
  const write = { id, updatedAt: known.updated_at, draft: asked.direct };
  await saveRecords(services, professionalKind, [write], { also: wait });
}

/** Takes back what waits of one field; answers the version that the profile has then. Throws as {@link saveProfile}. */
export async function takeBack(
  services: Services,
  owner: Owner,
  field: keyof Moderated,
  version: string | undefined,
): Promise<string> {
  await requireOwn(services.db.primary, owner.account, owner.professional);
  const { known, edit, version: now } = await readBase(services, owner.professional);
  if (version !== undefined && version !== now) throw changedMeanwhile();
  return lockedProfile(services, owner.professional, known.updated_at, async unit => {
    await writeWaiting(unit, services, owner, edit, changes =>
      Object.fromEntries(Object.entries(changes).filter(([name, { state }]) => name !== field || state !== 'waiting')),
    );
    return profileVersion(new Date(known.updated_at), await latestEdit(unit, owner.professional));
  });
}

/** What a change is based on, read together. */
async function readBase(services: Services, id: number) {
  const [known, edit] = await Promise.all([readProfessional(services, id), latestEdit(services.db.primary, id)]);
  if (!known) throw noProfile();
  return { edit, known, version: profileVersion(new Date(known.updated_at), edit) };
}

async function writeWaiting(
  unit: UnitOfWork,
  services: Services,
  { account, professional }: Owner,
  basedOn: EditRow | undefined,
  change: Parameters<typeof writeEdit>[2]['change'],
): Promise<void> {
  await requireOwn(unit, account, professional);
  await writeEdit(unit, services, { professional, account, basedOn, change });
}

/** Runs a write of what waits, with the profile locked and as it was read. */
function lockedProfile<Value>(
  { db }: Services,
  id: number,
  updatedAt: string,
  write: (unit: UnitOfWork) => Promise<Value>,
): Promise<Value> {
  return db.transaction(async unit => {
    await lockRows(unit, db.engine, 'professional', [id]);
    const now = await unit.row(tables.selectFrom('professional').select('updatedAt').where('id', '=', id));
    if (now?.updatedAt.toISOString() !== updatedAt) throw changedMeanwhile();
    return write(unit);
  });
}

type SentProfessional = Partial<ValuesOf<typeof professionalRecord.fields>>;

/** What was sent as edits of the console: prices and wordings of services that stay are kept. */
function askedOf(sent: Omit<ProfileChange, 'version'>, known: StaffProfessional) {
  const { name, occupation, title, degrees, qualifications, specialities, workplaces, ...rest } = sent;
  const { services, languages_spoken, phone, email, ...texts } = rest;
  const offered = new Map(known.services.map(service => [service.term, service]));
  const moderated = {
    ...defined({ name, occupation, title, degrees: idsOf(degrees), qualifications: idsOf(qualifications) }),
    ...defined({ specialities: idsOf(specialities), workplaces: idsOf(workplaces) }),
  } satisfies SentProfessional;
  const direct = {
    ...defined({ phone, email, languages_spoken: idsOf(languages_spoken) }),
    ...defined({ services: idsOf(services)?.map(term => offered.get(term) ?? newService(term)) }),
    ...formatted(texts, known),
  } satisfies SentProfessional;
  return { moderated, direct };
}

/** A service that is not offered yet: without wording and price. */
const newService = (term: number): StoredService => ({
  term,
  label: '',
  price_from: null,
  price_to: null,
});

const idsOf = (refs: ReadonlyArray<{ readonly id: number }> | undefined): number[] | undefined =>
  refs && [...new Set(refs.map(({ id }) => id))];

type Text = 'position' | 'description' | 'services_free' | 'experience_full' | 'achievements';
type Texts = { readonly [Field in Text]?: string | undefined };

/** Texts as HTML: one that is sent as it is stays, plain text becomes paragraphs. */
function formatted(texts: Texts, known: StaffProfessional): { [Field in Text]?: string } {
  const htmlOf = (field: Text) => {
    const text = texts[field]?.replaceAll('\r\n', '\n').trim();
    if (text === undefined || text === known[field].trim() || isFormatted(text)) return text;
    return paragraphsOf(text);
  };
  return defined({
    position: htmlOf('position'),
    description: htmlOf('description'),
    services_free: htmlOf('services_free'),
    experience_full: htmlOf('experience_full'),
    achievements: htmlOf('achievements'),
  });
}
