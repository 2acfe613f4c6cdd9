import { tablesOf } from '../../platform/db/tables.ts';
import { areaEntities } from '../areas/area.entity.ts';
import { Term } from '../taxonomy/term.entity.ts';
import { Place, PlaceTerm } from './place.entity.ts';

export const tables = tablesOf(...areaEntities, Term, Place, PlaceTerm);
