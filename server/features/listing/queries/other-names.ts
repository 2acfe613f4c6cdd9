import type { FilterSetting } from '../contract.ts';
import type { FilterCatalogue, FilterValue } from '../filter-types.ts';

/** The same settings, their options with the other names by which people search them. */
export function withOtherNames(settings: readonly FilterSetting[], catalogue: FilterCatalogue): FilterSetting[] {
  return settings.map(setting => ({
    ...setting,
    options: setting.options.map(option => {
      const value = catalogue.find(setting.type, option.slug);
      const also = value ? otherNames(value) : [];
      return also.length > 0 ? { ...option, also } : option;
    }),
  }));
}

function otherNames({ abbreviation, aliases = [] }: FilterValue): string[] {
  return [abbreviation ?? '', ...aliases].filter(name => name !== '');
}
