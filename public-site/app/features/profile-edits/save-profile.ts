import type { ToldChange } from '@antam/server/features/profile-edits/contract.ts';
import { profileEditPage } from '@antam/server/features/profile-edits/pages.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { INPUTS, LABELS, type ProfileField, profileDrafts, TAKE_BACK, VERSION_INPUT } from './profile-words.ts';

/** A page may show again what was typed into five long texts and a dozen fields. */
export const PROFILE_SHOWN = { longest: 10_000, most: 400 };

/** What a browser without script is shown after it saved. */
export const DONE = 'saved';

type Moderated = ToldChange['field'];

/** Saves the form of a profile; one of its buttons takes back what waits of a field, and saves nothing else. */
export async function saveProfile({ api, form, forms, fields, params }: ActionInput): Promise<ActionOutcome> {
  const id = params.id ?? '';
  const address = profileEditPage({ id });
  const field = fields[TAKE_BACK];
  if (field !== undefined && isField(field)) {
    const version = fields[VERSION_INPUT] ?? '';
    // The server knows which fields wait.
    const path = { id: Number(id), field: field as Moderated };
    await api.delete('/api/v1/professional/:id/change-request/:field/', { params: path, query: { version } });
    return { answer: { taken: field }, address };
  }
  await api.put('/api/v1/professional/:id/change-request/', { params: { id: Number(id) }, body: profileBody(form) });
  if (forms.isScripted) finishDraft(profileDrafts(Number(id)));
  return { answer: { saved: true }, address: `${address}?${DONE}=1` };
}

const isField = (name: string): name is ProfileField => name in LABELS;

/** What the call takes of the form. */
export function profileBody(form: FormData) {
  const text = (field: ProfileField): string => textIn(form, INPUTS[field]);
  const refs = (field: ProfileField) => idsIn(form, INPUTS[field]).map(id => ({ id }));
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    description: text('description'),
    services_free: text('services_free'),
    position: text('position'),
    experience_full: text('experience_full'),
    achievements: text('achievements'),
    title: idsIn(form, INPUTS.title)[0] ?? null,
    occupation: idsIn(form, INPUTS.occupation)[0] ?? null,
    degrees: refs('degrees'),
    qualifications: refs('qualifications'),
    services: refs('services'),
    specialities: refs('specialities'),
    workplaces: refs('workplaces'),
    languages_spoken: refs('languages_spoken'),
    version: textIn(form, VERSION_INPUT),
  };
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Ids under a name, each once, in their order. */
function idsIn(form: FormData, name: string): number[] {
  const ids = form.getAll(name).flatMap(value => (/^[1-9]\d{0,9}$/.test(String(value)) ? [Number(value)] : []));
  return [...new Set(ids)];
}
