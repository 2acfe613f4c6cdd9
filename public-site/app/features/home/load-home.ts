import type { ArticleCard } from '@antam/server/features/articles/contract.ts';
import type { ThreadCard } from '@antam/server/features/forum/contract.ts';
import type { PlanCard } from '@antam/server/features/insurance/contract.ts';
import type { ProfessionalCard } from '@antam/server/features/professionals/contract.ts';
import type { PromotionList } from '@antam/server/features/promotions/contract.ts';
import type { TermCard } from '@antam/server/features/taxonomy/contract.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { readProvince } from '../../memory/province.ts';
import { areaName } from '../places/place-area.ts';

/** Occupations of doctors: the headings say doctors. */
const DOCTORS_ONLY = 'bac-si,bac-si-rang-ham-mat,bac-si-y-hoc-co-truyen,bac-si-y-hoc-du-phong';
/** Doctors, specialities and threads. */
const SOME = 6;
/** Promotions, collections, articles and insurance plans. */
const FEW = 3;
const PLACES = 4;
const GROUPED = 24;

/** Everything that the home page shows, best first, in the preferred province where it has some. */
export async function loadHome({ api, url, cookies, signal }: PageInput) {
  const province = url.searchParams.get('province') ?? readProvince(cookies);
  const where = province ? { provinces: province } : {};
  const [
    everyone,
    everywhere,
    near,
    nearPlaces,
    specialities,
    collections,
    offers,
    nearOffers,
    asked,
    articles,
    plans,
  ] = await Promise.all([
    api.get('/api/v1/professional/', { query: { page_size: GROUPED, occupations: DOCTORS_ONLY }, signal }),
    api.get('/api/v1/place/', { query: { page_size: PLACES }, signal }),
    province
      ? api.get('/api/v1/professional/', {
          query: { ...where, page_size: SOME, occupations: DOCTORS_ONLY },
          signal,
        })
      : null,
    province ? api.get('/api/v1/place/', { query: { ...where, page_size: PLACES }, signal }) : null,
    api.get('/api/v1/speciality/', { signal }),
    api.get('/api/v1/collection/', { signal }),
    api.get('/api/v1/promotion/', { signal }),
    province ? api.get('/api/v1/promotion/', { query: { province }, signal }) : null,
    api.get('/api/v1/thread/', { signal }),
    api.get('/api/v1/article/', { signal }),
    api.get('/api/v1/insurance-plan/', { signal }),
  ]);
  const doctors = near && near.count > 0 ? near : null;
  const places = nearPlaces && nearPlaces.count > 0 ? nearPlaces : null;
  const promotions = nearOffers ? open(nearOffers) : [];
  return {
    doctors: (doctors ?? everyone).items.slice(0, SOME).map(unpriced),
    doctorsNear: doctors !== null,
    places: (places ?? everywhere).items.map(unpriced),
    placesNear: places !== null,
    grouped: everyone.items.map(tileOf),
    specialities: common(specialities.items).slice(0, SOME),
    collections: collections.items.slice(0, FEW),
    promotions: (promotions.length > 0 ? promotions : open(offers)).slice(0, FEW),
    articles: articles.items.slice(0, FEW).map(articleReading),
    plans: plans.items.slice(0, FEW).map(planReading),
    promotionsNear: promotions.length > 0,
    threads: asked.items.flatMap(threadReading).slice(0, SOME),
    totals: {
      doctors: everyone.count,
      places: everywhere.count,
      specialities: specialities.items.filter(term => term.professional_count > 0).length,
    },
  };
}

/** Cards of home have no room for what services cost. */
const unpriced = <Card extends { services: readonly unknown[] }>(card: Card): Card => ({ ...card, services: [] });

/** What a tile shows of a doctor: the page holds the data of each beside its markup. */
const tileOf = (doctor: ProfessionalCard) => ({
  id: doctor.id,
  absolute_url: doctor.absolute_url,
  display_name: doctor.display_name,
  name: doctor.name,
  specialities: doctor.specialities,
  area: doctor.workplace && areaName(doctor.workplace),
  picture: doctor.picture && { thumbnail_url: doctor.picture.thumbnail_url },
  rating: doctor.rating,
});

/** What one can read, and a word about it. */
export type Reading = {
  readonly id: number;
  readonly absolute_url: string;
  readonly title: string;
  readonly note: string;
};

/** A question that has an answer. */
const threadReading = ({ id, absolute_url, title, answered_by }: ThreadCard): Reading[] =>
  answered_by ? [{ id, absolute_url, title, note: `${answered_by.name} đã trả lời` }] : [];

const articleReading = ({ id, absolute_url, title, reading_minutes }: ArticleCard): Reading => ({
  id,
  absolute_url,
  title,
  note: `${reading_minutes} phút đọc`,
});

const planReading = ({ id, absolute_url, name, insurer }: PlanCard): Reading => ({
  id,
  absolute_url,
  title: name,
  note: insurer,
});

/** Those with which most people begin: what is offered most is often what no patient looks for, such as anaesthesia. */
const COMMON = ['noi-tong-quat', 'nhi-khoa', 'san-phu-khoa', 'da-lieu', 'tai-mui-hong', 'rang-ham-mat', 'mat'];

/** The common specialities that have a doctor or a place. */
const common = (terms: readonly TermCard[]): TermCard[] =>
  COMMON.flatMap(slug => terms.filter(term => term.slug === slug && term.professional_count > 0));

/** What visitors can claim now, the first to end first. */
const open = ({ items }: PromotionList) => items.filter(({ state, left }) => state === 'running' && left !== 0);

export type Home = Awaited<ReturnType<typeof loadHome>>;
