import { randomBytes } from 'node:crypto';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { accountAnswer } from '@antam/server/features/accounts/contract.ts';
import { staffAuditEntry } from '@antam/server/features/audit/staff-contract.ts';
import { staffPlace, staffPlaceRow } from '@antam/server/features/places/staff-contract.ts';
import { professionalListAnswer } from '@antam/server/features/professionals/contract.ts';
import { DOUBTS, staffApplication, staffApplicationRow } from '@antam/server/features/providers/staff-contract.ts';
import { z } from 'zod';
import { ask, callApi, expect, type Flow, first, openPage, shows, type Walk } from '../flow.ts';
import { newestMessage } from '../messages.ts';
import type { Product } from '../product.ts';
import { setUpSecondFactor } from '../second-factor.ts';
import { Visitor } from '../visitor.ts';

const PLACES = '/api/admin/places/';
const APPLICATIONS = '/api/admin/provider-applications/';

export const staff: Flow = {
  name: 'staff',
  summary: 'log in with a second factor, edit a place, approve a provider, read the log of it',
  readOnly: false,
  walk: async walk => {
    const { product } = walk;
    expect(product !== undefined, 'the product in this process');
    await logIn(walk);
    const placeId = await editPlace(walk);
    const applicationId = await approveProvider(walk, product);
    await walk.step('the audit log', async () => {
      const entries = await ask(walk, 'GET', '/api/admin/audit/', z.array(staffAuditEntry));
      const has = (action: string, subject: number, field: string) =>
        entries.some(entry => entry.action === action && entry.subject_id === subject && entry.fields.includes(field));
      expect(has('place.update', placeId, 'address'), 'the edit, by the name of its field');
      expect(has('provider-application.view', applicationId, 'account_email'), 'the look at personal data');
      expect(has('provider-application.approve', applicationId, 'status'), 'the approval');
    });
  },
};

async function logIn(walk: Walk): Promise<void> {
  const { visitor } = walk;
  const { email, password } = ACCOUNTS.admin;
  await walk.step('log in', async () => {
    expect((await visitor.send(PLACES)).status === 401, 'status 401 for nobody');
    const { exchange } = await visitor.write('POST', '/api/v1/login/', { email, password });
    expect(exchange.status === 200, 'status 200');
    expect((await visitor.send(PLACES)).status === 403, 'status 403 without a second factor');
  });
  await walk.step('set up a second factor', () => setUpSecondFactor(walk, password));
}

/** Gives a published place another address; its page shows it to everybody. */
async function editPlace(walk: Walk): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ status: 'published' }));
  const row = await walk.step('list of places', async () => {
    const rows = await ask(walk, 'GET', `${PLACES}?filter=${filter}&range=[0,4]`, z.array(staffPlaceRow));
    const total = Number(/\/(\d+)$/.exec(walk.visitor.last?.headers.get('content-range') ?? '')?.[1]);
    expect(total >= rows.length && rows.length <= 5, 'a page of the list, and how many there are');
    return first(rows, 'published place');
  });
  await walk.step('edit a place', async () => {
    const path = `${PLACES}${row.id}/`;
    const { updated_at } = await ask(walk, 'GET', path, staffPlace);
    const address = `Số ${row.id} ngõ Đi Thử`;
    const guest = { ...walk, visitor: new Visitor(walk.visitor.base) };
    expect(!shows(await openPage(guest, row.absolute_url), address), 'another address before');
    await ask(walk, 'PUT', path, staffPlace, { address, updated_at });
    expect(shows(await openPage(guest, row.absolute_url), address), `the address "${address}" on the public page`);
    const { exchange } = await walk.visitor.write('PUT', path, { address: 'Quá muộn', updated_at });
    expect(exchange.status === 409, 'status 409 for a form of before');
  });
  return row.id;
}

/** Signs a doctor up and gives them a page; answers the application's id. */
async function approveProvider(walk: Walk, product: Product): Promise<number> {
  const email = `bac-si-di-thu-${randomBytes(4).toString('hex')}@antam.example`;
  const provider: Walk = { ...walk, visitor: new Visitor(walk.visitor.base) };
  await walk.step('a doctor signs up', async () => {
    const body = { name: 'Lê Đi Thử', email, password: 'phòng khám cuối con phố', type: 'professional' };
    const { exchange } = await provider.visitor.write('POST', '/api/v1/signup/', { ...body, prof_spec: 'Nhi khoa' });
    expect(exchange.status === 200, 'status 200');
    expect((await callApi(provider, 'account/', accountAnswer)).status === 'pending', 'an account that waits');
  });
  const { id, version } = await walk.step('the application', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'pending' }));
    const waiting = await ask(walk, 'GET', `${APPLICATIONS}?filter=${filter}`, z.array(staffApplicationRow));
    const application = waiting.find(candidate => candidate.account_email === email);
    expect(application?.prof_spec === 'Nhi khoa', 'the application with what was written');
    return ask(walk, 'GET', `${APPLICATIONS}${application.id}/`, staffApplication);
  });
  await walk.step('approve it', async () => {
    const doctors = await callApi(walk, 'professional/', professionalListAnswer);
    const { id: professional_id } = first(doctors.items, 'doctor');
    const decision = { decision: 'approve', version, professional_id, confirmed: Object.values(DOUBTS) };
    const { status, links } = await ask(walk, 'PUT', `${APPLICATIONS}${id}/`, staffApplication, decision);
    expect(status === 'approved' && links.length === 1, 'an approved application with its page');
    expect((await callApi(provider, 'account/', accountAnswer)).status === 'active', 'an account that may begin');
    await newestMessage(product, email, /duyệt/i);
    const { exchange } = await walk.visitor.write('PUT', `${APPLICATIONS}${id}/`, decision);
    expect(exchange.status === 409, 'status 409 for a second decision');
  });
  return id;
}
