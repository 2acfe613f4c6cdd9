import { randomBytes } from 'node:crypto';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { type DiseaseDetail, diseaseDetail, diseaseList } from '@antam/server/features/diseases/contract.ts';
import { drugDetail } from '@antam/server/features/drugs/contract.ts';
import { threadDetail, threadPosted } from '@antam/server/features/forum/contract.ts';
import { professionalListAnswer } from '@antam/server/features/professionals/contract.ts';
import { ask, callApi, expect, type Flow, first, linksTo, openPage, shows, type Walk } from '../flow.ts';
import { loggedIn } from '../logged-in.ts';
import { multipart } from '../multipart.ts';
import { newStaff } from '../new-staff.ts';
import { publishWaiting } from '../publish-waiting.ts';
import { answerIt } from '../question-answers.ts';

export const library: Flow = {
  name: 'library',
  summary: 'from a disease to its doctors, to a drug for it, and to what a doctor answered about it',
  readOnly: true,
  walk: async walk => {
    // The world tiny has no questions.
    if (walk.product !== undefined) await answeredQuestion(walk);
    const list = await walk.step('list of diseases', () => callApi(walk, 'disease/', diseaseList));
    // A young deployment may have no disease yet.
    if (walk.product === undefined && list.items.length === 0) {
      await walk.step('page of the empty list', () => openPage(walk, '/benh/'));
      return;
    }
    await walk.step('page of the list', async () => {
      const html = await openPage(walk, '/benh/');
      for (const { absolute_url } of list.items) expect(linksTo(html, absolute_url), `a link to ${absolute_url}`);
    });
    const disease = await walk.step('a disease with a drug and a question', () =>
      withMost(
        walk,
        list.items.map(({ id }) => id),
      ),
    );
    const html = await walk.step('its page', async () => {
      const page = await openPage(walk, disease.absolute_url);
      for (const text of [disease.name, ...disease.also_known]) expect(shows(page, text), text);
      return page;
    });
    await walk.step('its doctors', () => toDoctors(walk, disease, html));
    await walk.step('its speciality, which leads back', () => toSpeciality(walk, disease, html));
    await walk.step('a drug for it, which leads back', () => toDrug(walk, disease, html));
    await walk.step('what people come with who may have it', () => toComplaint(walk, disease, html));
    await walk.step('a question that a doctor answered', () => toThread(walk, disease, html));
  },
};

/** A reader asks a question of cardiology, which a doctor answers. */
async function answeredQuestion(walk: Walk): Promise<void> {
  const question = await walk.step('a reader asks, and staff publish it', async () => {
    const reader = await loggedIn(walk, ACCOUNTS.favourite);
    const title = `Người huyết áp cao có nên chạy bộ không ${randomBytes(3).toString('hex')}`;
    const body = `Em mới biết mình bị cao huyết áp và vẫn chạy bộ mỗi sáng. ${title}?`;
    const asked = { title, body, speciality: 'tim-mach', hiding_creator: 'false', censor_images: 'false' };
    await ask(reader, 'POST', '/api/v1/thread/', threadPosted, multipart(asked));
    return publishWaiting(await newStaff(walk, 'moderator'), title);
  });
  await answerIt(walk, await loggedIn(walk, ACCOUNTS.doctor), question);
}

/** The first disease that leads on to a drug and to a question; without one, the first of all. */
async function withMost(walk: Walk, ids: readonly number[]): Promise<DiseaseDetail> {
  let found: DiseaseDetail | undefined;
  for (const id of ids) {
    const disease = await callApi(walk, `disease/${id}/`, diseaseDetail);
    if (disease.drugs.length > 0 && disease.threads.length > 0 && disease.specialities.length > 0) return disease;
    found ??= disease;
  }
  expect(found !== undefined, 'at least one disease');
  expect(walk.product === undefined, 'a disease with a speciality, a drug and a question');
  return found;
}

async function toDoctors(walk: Walk, { specialities }: DiseaseDetail, html: string): Promise<void> {
  for (const { slug } of specialities.slice(0, 1)) {
    const path = `professional/?specialities=${slug}`;
    const doctors = await callApi(walk, path, professionalListAnswer);
    if (walk.product === undefined && doctors.count === 0) return;
    const doctor = first(doctors.items, 'doctor of the main speciality');
    expect(linksTo(html, `/bac-si/?specialities=${slug}`), 'the list of its doctors');
    const list = await openPage(walk, `/bac-si/?specialities=${slug}`);
    expect(linksTo(list, doctor.absolute_url), `a link to ${doctor.absolute_url}`);
    expect(shows(await openPage(walk, doctor.absolute_url), doctor.name), 'the doctor on a page');
  }
}

async function toSpeciality(walk: Walk, { id, specialities }: DiseaseDetail, html: string): Promise<void> {
  for (const { slug, name } of specialities.slice(0, 1)) {
    const path = `/chuyen-khoa/${slug}/`;
    expect(linksTo(html, path), `a link to ${path}`);
    const page = await openPage(walk, path);
    expect(shows(page, name) && linksTo(page, `/benh/?speciality=${slug}`), 'its diseases on the page of a speciality');
    const all = await callApi(walk, `disease/?speciality=${slug}`, diseaseList);
    expect(all.page_count > 1 || all.items.some(item => item.id === id), 'the disease among those of its speciality');
  }
}

async function toDrug(walk: Walk, { drugs, absolute_url, name }: DiseaseDetail, html: string): Promise<void> {
  for (const card of drugs.slice(0, 1)) {
    expect(linksTo(html, card.absolute_url), `a link to ${card.absolute_url}`);
    const drug = await callApi(walk, `drug/${card.id}/`, drugDetail);
    const page = await openPage(walk, card.absolute_url);
    for (const text of [drug.name, ...drug.brands]) expect(shows(page, text), text);
    expect(linksTo(page, absolute_url) && shows(page, name), 'the way back to the disease');
  }
}

async function toComplaint(walk: Walk, { complaints }: DiseaseDetail, html: string): Promise<void> {
  for (const { name, absolute_url } of complaints.slice(0, 1)) {
    expect(linksTo(html, absolute_url), `a link to ${absolute_url}`);
    const page = await openPage(walk, absolute_url);
    expect(shows(page, name) && linksTo(page, 'tel:115'), 'the complaint on its page, with whom to call');
  }
}

async function toThread(walk: Walk, { threads }: DiseaseDetail, html: string): Promise<void> {
  for (const { id, absolute_url, title } of threads.slice(0, 1)) {
    expect(linksTo(html, absolute_url), `a link to ${absolute_url}`);
    const thread = await callApi(walk, `thread/${id}/`, threadDetail);
    expect(shows(await openPage(walk, absolute_url), title), 'the question on its page');
    expect(thread.title === title, 'the same question');
  }
}
