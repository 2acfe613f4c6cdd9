import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { professionalDetail } from '@antam/server/features/professionals/contract.ts';
import { type OwnProfile, ownProfile, tag } from '@antam/server/features/profile-edits/contract.ts';
import { staffProfileEdit, staffProfileEditRow } from '@antam/server/features/profile-edits/staff-contract.ts';
import { z } from 'zod';
import { ask, callApi, expect, type Flow, first, openPage, shows, type Walk } from '../flow.ts';
import { loggedIn } from '../logged-in.ts';
import { newStaff } from '../new-staff.ts';

const EDITS = '/api/admin/profile-edits/';
const PRAISE = 'Bằng khen để thử';

export const ownProfileFlow: Flow = {
  name: 'own-profile',
  summary: 'a doctor edits the own profile; texts are public at once, a speciality once staff have accepted it',
  readOnly: false,
  walk: async walk => {
    const id = ACCOUNTS.doctor.owns?.id ?? 0;
    const path = `/api/v1/professional/${id}/change-request/`;
    const doctor = await walk.step('a doctor logs in', () => loggedIn(walk, ACCOUNTS.doctor));
    const profile = await walk.step('opens the form', async () => {
      expect(shows(await openPage(doctor, `/sua-thong-tin/bac-si/${id}/`), 'Lưu hồ sơ'), 'the button that saves');
      return ask(doctor, 'GET', path, ownProfile);
    });
    const added = await walk.step('finds a speciality', () => otherSpeciality(doctor, profile));
    await walk.step('saves', async () => {
      const specialities = [...profile.values.specialities, added].map(known => ({ id: known.id }));
      const body = { version: profile.version, achievements: `<p>${PRAISE}</p>`, specialities };
      expect((await doctor.visitor.write('PUT', path, body)).exchange.status === 204, 'status 204');
      expect((await doctor.visitor.write('PUT', path, body)).exchange.status === 409, 'status 409 for an old form');
    });
    const page = () => callApi(walk, `professional/${id}/`, professionalDetail);
    await walk.step('everybody reads the text, and nothing of the speciality', async () => {
      const { achievements, specialities } = await page();
      expect(achievements.includes(PRAISE), 'the new text');
      expect(!specialities.some(({ name }) => name === added.name), 'no speciality that waits');
    });
    await walk.step('staff accept the speciality', async () => {
      const staff = await newStaff(walk, 'moderator');
      const filter = encodeURIComponent(JSON.stringify({ status: 'pending', professional: id }));
      const rows = await ask(staff, 'GET', `${EDITS}?filter=${filter}`, z.array(staffProfileEditRow));
      const edit = await ask(staff, 'GET', `${EDITS}${first(rows, 'edit').id}/`, staffProfileEdit);
      const decision = { version: edit.version, accept: ['specialities'] };
      const decided = await ask(staff, 'POST', `${EDITS}${edit.id}/decision/`, staffProfileEdit, decision);
      expect(
        decided.changes.some(({ state }) => state === 'accepted'),
        'an accepted field',
      );
    });
    await walk.step('everybody sees it', async () => {
      const { specialities, absolute_url } = await page();
      expect(
        specialities.some(({ name }) => name === added.name),
        'the new speciality',
      );
      const html = await openPage(walk, absolute_url);
      for (const text of [PRAISE, added.name]) expect(shows(html, text), text);
    });
  },
};

/** A speciality that the profile does not have, as the box of the form finds it. */
async function otherSpeciality(doctor: Walk, { values }: OwnProfile): Promise<z.output<typeof tag>> {
  const answer = z.object({ results: z.array(tag) });
  for (const word of ['nhi', 'mat', 'da', 'tim']) {
    const path = `/api/v1/professional-edit/search/?q=${word}&doc_type=speciality`;
    const { results } = await ask(doctor, 'GET', path, answer);
    const other = results.find(({ id }) => !values.specialities.some(known => known.id === id));
    if (other) return other;
  }
  throw new Error('Every speciality is on the profile');
}
