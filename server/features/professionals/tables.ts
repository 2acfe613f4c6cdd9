import { tablesOf } from '../../platform/db/tables.ts';
import { areaEntities } from '../areas/area.entity.ts';
import { Place, PlaceTerm } from '../places/place.entity.ts';
import { Term } from '../taxonomy/term.entity.ts';
import { Professional, ProfessionalTerm, Workplace } from './professional.entity.ts';

export const tables = tablesOf(...areaEntities, Term, Place, PlaceTerm, Professional, ProfessionalTerm, Workplace);
