import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { pictureStaffRoutes } from '../records/staff-pictures.ts';
import { createStaffRecords, type StaffRecordKind } from '../records/staff-records.ts';
import { deleteProfessionals } from './commands/delete-professionals.ts';
import { prepareProfessional, type SentProfessional } from './commands/edit-professional.ts';
import type { ProfessionalDraft } from './commands/professional-draft.ts';
import { type StoredProfessional, saveProfessionals } from './commands/save-professionals.ts';
import { readProfessional } from './queries/read-professional.ts';
import { listStaffProfessionals, presentStaffProfessional } from './queries/staff-professionals.ts';
import { professionalPictureCalls, professionalStaffCalls, type StaffProfessional } from './staff-contract.ts';

const PROFESSIONALS: StaffRecordKind<StaffProfessional, StoredProfessional, ProfessionalDraft, SentProfessional> = {
  name: 'professional',
  missing: 'Không tìm thấy bác sĩ này.',
  personal: ['phone', 'email', 'licence_number', 'licence_evidence'],
  read: readProfessional,
  present: presentStaffProfessional,
  restsOn: { status: ['licence_verified'] },
  prepare: prepareProfessional,
  save: saveProfessionals,
  remove: deleteProfessionals,
};

/** Calls of the console about professionals. Who looks at one leaves a trace: doctors' contacts are not public. */
export function professionalStaffRoutes(services: Services): readonly Endpoint[] {
  const professionals = createStaffRecords(services, PROFESSIONALS);
  const calls = bindCalls(
    professionalStaffCalls,
    {
      list: async ({ query }, context) =>
        sendPage(context, 'professionals', query, await listStaffProfessionals(services, query)),
      detail: ({ params }, context) => professionals.view(context, params.id),
      create: ({ body }, context) => professionals.create(context, { status: 'draft', ...body }),
      update: ({ params, body: { updated_at: updatedAt, ...sent } }, context) =>
        professionals.update(context, params.id, sent, updatedAt),
      remove: ({ params }, context) => professionals.remove(context, params.id),
    },
    { create: professionals.check, update: professionals.check },
  );
  const pictures = pictureStaffRoutes(services, professionalPictureCalls, {
    kind: 'professional',
    require: professionals.find,
    follow: id => saveProfessionals(services, [{ id }], { skipTimestamps: true }),
  });
  return [...calls, ...pictures];
}
