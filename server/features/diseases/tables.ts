import { tablesOf } from '../../platform/db/tables.ts';
import { Complaint } from '../complaints/complaint.entity.ts';
import { Drug } from '../drugs/drug.entity.ts';
import { Disease, DiseaseComplaint, DiseaseDrug, DiseaseName, DiseaseTerm } from './disease.entity.ts';

export const tables = tablesOf(Complaint, Disease, DiseaseComplaint, DiseaseDrug, DiseaseName, DiseaseTerm, Drug);
