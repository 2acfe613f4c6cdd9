import type { Services } from '../../../platform/services.ts';
import { writtenOut } from '../../abbreviations/abbreviation.repository.ts';
import { areaTable } from '../../areas/area-table.ts';
import { servicePages, specialityPages } from '../../taxonomy/pages.ts';
import { type TermEntry, type Terms, termsOf } from '../../taxonomy/term.repository.ts';
import { complaintsOf } from '../complaint.repository.ts';
import type { AdviceTerm, ComplaintAdvice } from '../contract.ts';
import { complaintPages } from '../pages.ts';
import type { Complaint } from '../rules/complaint.ts';
import { specialitiesForWhom } from '../rules/for-whom.ts';
import { type ReadComplaints, readComplaints } from '../rules/read-complaints.ts';

/** More says nothing any more. */
const MAX_COMPLAINTS = 3;

/** The complaints that the words name, and who looks after them. Runs on tables in memory. */
export async function advise({ db }: Pick<Services, 'db'>, query: string): Promise<ComplaintAdvice> {
  const [said, terms] = await Promise.all([saidComplaints(db, query), termsOf(db)]);
  return { emergency: said.emergency, complaints: said.complaints.map(each => adviceOn(each, terms, said)) };
}

/** The complaints in some words that advice is given on, whether one cannot wait, and whether it is a child's. */
export async function saidComplaints(db: Services['db'], query: string): Promise<ReadComplaints> {
  const [words, table, areas] = await Promise.all([writtenOut(db, query), complaintsOf(db), areaTable(db)]);
  return fewComplaints(readComplaints(words, table, areas));
}

/** Complaints that were read, without those that advice is not given on beside the first ones. */
export const fewComplaints = (said: ReadComplaints): ReadComplaints =>
  said.complaints.length <= MAX_COMPLAINTS ? said : { ...said, complaints: said.complaints.slice(0, MAX_COMPLAINTS) };

function adviceOn({ slug, name, terms: ids }: Complaint, terms: Terms, said: ReadComplaints) {
  const found = ids.flatMap(id => terms.get(id) ?? []);
  const own = found.filter(({ kind }) => kind === 'speciality');
  const specialities = specialitiesForWhom(own, said, wanted => terms.bySlug('speciality', wanted));
  const services = found.filter(({ kind }) => kind === 'service');
  return {
    name,
    absolute_url: complaintPages.detail({ slug }),
    specialities: specialities.map(term => present(term, specialityPages.detail(term))),
    services: services.map(term => present(term, servicePages.detail(term))),
  };
}

const present = ({ slug, name }: TermEntry, absolute_url: string): AdviceTerm => ({ slug, name, absolute_url });
