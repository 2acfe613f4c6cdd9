import { bindCalls } from '../../platform/http/bind-calls.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { pictureStaffRoutes } from '../records/staff-pictures.ts';
import { saveProfessionals } from './commands/save-professionals.ts';
import {
  createProfessionalByStaff,
  deleteProfessionalByStaff,
  updateProfessionalByStaff,
} from './commands/staff-professionals.ts';
import { findStaffProfessional, listStaffProfessionals } from './queries/staff-professionals.ts';
import { professionalPictureCalls, professionalStaffCalls } from './staff-contract.ts';

/** What of a person the record shows that the public page does not. */
const PERSONAL = ['phone', 'email', 'licence_number'];

/** Calls of the console about professionals. Who looks at one leaves a trace: doctors' contacts are not public. */
export function professionalStaffRoutes(services: Services): readonly Endpoint[] {
  const calls = bindCalls(professionalStaffCalls, {
    list: async ({ query }, context) =>
      sendPage(context, 'professionals', query, await listStaffProfessionals(services, query)),
    detail: async ({ params: { id } }, context) => {
      const professional = await findStaffProfessional(services, id);
      const seen = { action: 'professional.view', subjectKind: 'professional', subjectId: id, fields: PERSONAL };
      await services.db.transaction(unit => recordAudit(unit, services, { ...actorOf(context), ...seen }));
      return professional;
    },
    create: async ({ body }, context) =>
      findStaffProfessional(services, await createProfessionalByStaff(services, actorOf(context), body)),
    update: async ({ params: { id }, body }, context) => {
      await updateProfessionalByStaff(services, actorOf(context), id, body);
      return findStaffProfessional(services, id);
    },
    remove: async ({ params: { id } }, context) => {
      await deleteProfessionalByStaff(services, actorOf(context), id);
      return { id };
    },
  });
  const pictures = pictureStaffRoutes(services, professionalPictureCalls, {
    kind: 'professional',
    require: id => findStaffProfessional(services, id),
    follow: id => saveProfessionals(services, [{ id }], { quietly: true }),
  });
  return [...calls, ...pictures];
}
