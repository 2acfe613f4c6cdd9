import { areasOf } from '../features/areas/area.repository.ts';
import type { PlaceDraft } from '../features/places/commands/save-places.ts';
import { savePlaces } from '../features/places/commands/save-places.ts';
import type { ProfessionalDraft } from '../features/professionals/commands/save-professionals.ts';
import { saveProfessionals } from '../features/professionals/commands/save-professionals.ts';
import type { TermKind } from '../features/taxonomy/term.entity.ts';
import { termsOf } from '../features/taxonomy/term.repository.ts';
import type { Services } from '../platform/services.ts';

/** Writes places and professionals by the names of the reference lists. */
export interface Directory {
  /** The id of a term; throws for an unknown slug. */
  term(kind: TermKind, slug: string): number;
  province(slug: string): number;
  district(slug: string): number;
  /** A published clinic in Hà Nội, unless the draft says otherwise. */
  addPlace(draft?: PlaceDraft): Promise<number>;
  /** A published professional without workplaces, unless the draft says otherwise. */
  addProfessional(draft?: ProfessionalDraft): Promise<number>;
}

/** What makes a professional fit to be published. */
export const DEMO_LICENCE = {
  licenceNumber: '000001/DEMO-GPHN',
  licenceIssuer: 'Cơ quan cấp phép mẫu',
  licenceScope: 'Nội khoa',
  licenceEvidence: 'Dữ liệu mẫu',
  licenceVerifiedAt: new Date('2026-01-05T03:00:00Z'),
} as const satisfies ProfessionalDraft;

/** A directory over a test app's services, reference lists installed. */
export async function createDirectory(services: Services): Promise<Directory> {
  const [terms, areas] = await Promise.all([termsOf(services.db), areasOf(services.db)]);
  const idOf = (found: { id: number } | undefined, what: string) => {
    if (!found) throw new Error(`The reference lists have no ${what}`);
    return found.id;
  };
  const term = (kind: TermKind, slug: string) => idOf(terms.bySlug(kind, slug), `${kind} ${slug}`);
  const province = (slug: string) => idOf(areas.provinceBySlug(slug), slug);
  const one = (ids: readonly number[]) => idOf({ id: ids[0] ?? Number.NaN }, 'id');
  return {
    term,
    province,
    district: slug => idOf(areas.districtBySlug(slug), slug),
    addPlace: async (draft = {}) =>
      one(
        await savePlaces(services, [
          {
            name: 'Phòng khám Thử',
            status: 'published',
            placeType: term('place_type', 'phong-kham-da-khoa'),
            province: province('ha-noi'),
            ...draft,
          },
        ]),
      ),
    addProfessional: async (draft = {}) =>
      one(
        await saveProfessionals(services, [{ name: 'Nguyễn Văn Thử', status: 'published', ...DEMO_LICENCE, ...draft }]),
      ),
  };
}
