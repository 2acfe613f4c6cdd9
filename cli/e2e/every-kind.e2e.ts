import {
  ARTICLES,
  COLLECTIONS,
  DISEASES,
  DRUGS,
  PLACES,
  PLANS,
  PROFESSIONALS,
  PROMOTIONS,
  THREADS,
} from '@antam/fixtures/worlds/tiny/named.ts';
import { expect, it } from 'vitest';
import { visitPlainly } from './support/plain-page.ts';

const KINDS = [
  ['a place', PLACES.hospital.path, PLACES.hospital.name],
  ['a professional', PROFESSIONALS.mai.path, PROFESSIONALS.mai.name],
  ['a service', '/dich-vu/kham-nhi/', 'Khám nhi'],
  ['a speciality', '/chuyen-khoa/nhi-khoa/', PROFESSIONALS.tuan.name],
  ['a thread', THREADS.answered.path, THREADS.answered.title],
  ['a collection of places', COLLECTIONS.places.path, PLACES.clinic.name],
  ['a collection of professionals', COLLECTIONS.professionals.path, PROFESSIONALS.tuan.name],
  ['a collection of threads', COLLECTIONS.threads.path, THREADS.answered.title],
  ['a disease', DISEASES.diabetes.path, DISEASES.diabetes.name],
  ['a drug', DRUGS.paracetamol.path, DRUGS.paracetamol.name],
  ['a promotion', PROMOTIONS.packages.path, PROMOTIONS.packages.title],
  ['an article', ARTICLES.fever.path, ARTICLES.fever.title],
  ['an insurance plan', PLANS.lotus.path, PLANS.lotus.name],
] as const;

it.each(KINDS)('[CLI-06] the world of the tests holds %s, which its page shows: %s', async (_, path, text) => {
  const { page } = visitPlainly();
  await page.goto(path);
  expect(page.answer.status).toBe(200);
  await page.locator('main').getByText(text).first().waitFor();
});
