import { z } from 'zod';
import { idParam } from '../../platform/contract/id-param.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { deletedRecord } from '../places/staff-contract.ts';
import { pictureStaffRoutes } from '../places/staff-pictures.ts';
import { saveProfessionals } from './commands/save-professionals.ts';
import {
  createProfessionalByStaff,
  deleteProfessionalByStaff,
  updateProfessionalByStaff,
} from './commands/staff-professionals.ts';
import { findStaffProfessional, listStaffProfessionals } from './queries/staff-professionals.ts';
import {
  PROFESSIONAL_SORTS,
  professionalCreate,
  professionalFilter,
  professionalUpdate,
  staffProfessional,
  staffProfessionalRow,
} from './staff-contract.ts';

const path = '/api/admin/professionals/';
/** What of a person the record shows that the public page does not. */
const PERSONAL = ['phone', 'email', 'licence_number'];
const params = z.object({ id: idParam });

/** Calls of the console about professionals. Who looks at one leaves a trace: doctors' contacts are not public. */
export function professionalStaffRoutes(services: Services): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path,
      summary: 'All professionals, whatever their status, a page at a time',
      access: 'staff',
      query: restQuery({ filter: professionalFilter, sorts: PROFESSIONAL_SORTS }),
      answer: z.array(staffProfessionalRow),
      handle: async ({ query }, context) =>
        sendPage(context, 'professionals', query, await listStaffProfessionals(services, query)),
    }),
    endpoint({
      method: 'GET',
      path: `${path}:id/`,
      summary: 'One professional with everything that staff may edit',
      access: 'staff',
      params,
      answer: staffProfessional,
      handle: async ({ params: { id } }, context) => {
        const professional = await findStaffProfessional(services, id);
        const seen = { action: 'professional.view', subjectKind: 'professional', subjectId: id, fields: PERSONAL };
        await services.db.transaction(unit => recordAudit(unit, services, { ...actorOf(context), ...seen }));
        return professional;
      },
    }),
    endpoint({
      method: 'POST',
      path,
      summary: 'A new professional',
      access: 'staff',
      roles: ['editor'],
      body: professionalCreate,
      answer: staffProfessional,
      handle: async ({ body }, context) =>
        findStaffProfessional(services, await createProfessionalByStaff(services, actorOf(context), body)),
    }),
    endpoint({
      method: 'PUT',
      path: `${path}:id/`,
      summary: 'Changes a professional unless somebody else has in between',
      access: 'staff',
      roles: ['editor'],
      params,
      body: professionalUpdate,
      answer: staffProfessional,
      handle: async ({ params: { id }, body }, context) => {
        await updateProfessionalByStaff(services, actorOf(context), id, body);
        return findStaffProfessional(services, id);
      },
    }),
    endpoint({
      method: 'DELETE',
      path: `${path}:id/`,
      summary: 'Deletes a professional with all that belongs to them',
      access: 'staff',
      roles: ['editor'],
      params,
      answer: deletedRecord,
      handle: async ({ params: { id } }, context) => {
        await deleteProfessionalByStaff(services, actorOf(context), id);
        return { id };
      },
    }),
    ...pictureStaffRoutes(services, {
      kind: 'professional',
      resource: 'professionals',
      require: id => findStaffProfessional(services, id),
      follow: id => saveProfessionals(services, [{ id }], { quietly: true }),
    }),
  ];
}
