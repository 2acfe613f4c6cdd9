import { type TablesOf, tablesOf } from '../../platform/db/tables.ts';
import { areaEntities } from '../areas/area.entity.ts';
import { Place, PlaceTerm } from '../places/place.entity.ts';
import { Term } from '../taxonomy/term.entity.ts';
import { Professional, ProfessionalTerm, Workplace } from './professional.entity.ts';

export const entities = [...areaEntities, Term, Place, PlaceTerm, Professional, ProfessionalTerm, Workplace] as const;

export const tables = tablesOf(...entities);

export type ProfessionalTables = TablesOf<typeof entities>;
