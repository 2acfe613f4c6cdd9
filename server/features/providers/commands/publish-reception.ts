import type { Principal } from '../../../platform/auth/principal.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import { savePlaces } from '../../places/commands/save-places.ts';
import { requireReception } from '../queries/reception.ts';
import type { Reception } from '../reception-contract.ts';

/**
 * Shows the number of a place's reception to everybody, or to accounts alone, as the owner of the page wants it; the audit
 * log says so. Throws as {@link requireReception}, and 409 where there is no number: one that staff write down later is not to
 * be public without a word of its owner.
 */
export async function publishReception(
  services: Services,
  principal: Principal,
  { id, isPublic, actor }: { readonly id: number; readonly isPublic: boolean; readonly actor: Actor },
): Promise<Reception> {
  const reception = await requireReception(services.db.primary, principal, id);
  if (reception.is_public === isPublic) return reception;
  await savePlaces(services, [{ id, phoneIsPublic: isPublic }], {
    also: async unit => {
      const { phone } = await requireReception(unit, principal, id);
      if (isPublic && phone === null) throw withoutNumber();
      await recordAudit(unit, services, {
        ...actor,
        action: 'place.update',
        subjectKind: 'place',
        subjectId: id,
        fields: ['phone_is_public'],
      });
    },
  });
  return { ...reception, is_public: isPublic };
}

const withoutNumber = () =>
  conflict('Trang này chưa có số điện thoại. Bạn liên hệ An Tâm để thêm số của quầy tiếp tân trước.');
