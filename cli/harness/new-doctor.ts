import { randomBytes } from 'node:crypto';
import { DOUBTS, staffApplication, staffApplicationRow } from '@antam/server/features/providers/staff-contract.ts';
import { z } from 'zod';
import { ask, expect, type Walk } from './flow.ts';
import { Visitor } from './visitor.ts';

const APPLICATIONS = '/api/admin/provider-applications/';

/** The same walk as a doctor who has just signed up, and to whom `staff` gave the page of a professional. */
export async function newDoctor(walk: Walk, staff: Walk, professional: number): Promise<Walk> {
  const doctor = { ...walk, visitor: new Visitor(walk.visitor.base) };
  const email = `bac-si-${randomBytes(4).toString('hex')}@antam.example`;
  const body = { name: 'Lê Đồng Nghiệp', email, password: 'phòng khám cuối con phố', type: 'professional' };
  const { exchange } = await doctor.visitor.write('POST', '/api/v1/signup/', { ...body, prof_spec: 'Nhi khoa' });
  expect(exchange.status === 200, 'status 200');
  const filter = encodeURIComponent(JSON.stringify({ status: 'pending' }));
  const waiting = await ask(staff, 'GET', `${APPLICATIONS}?filter=${filter}`, z.array(staffApplicationRow));
  const row = waiting.find(({ account_email }) => account_email === email);
  expect(row !== undefined, 'the application of the doctor');
  const { version } = await ask(staff, 'GET', `${APPLICATIONS}${row.id}/`, staffApplication);
  const decision = { decision: 'approve', version, professional_id: professional, confirmed: Object.values(DOUBTS) };
  await ask(staff, 'PUT', `${APPLICATIONS}${row.id}/`, staffApplication, decision);
  return doctor;
}
