import { defineFeature } from '../../platform/features/feature.ts';
import { handle } from '../../platform/jobs/topic.ts';
import { keepChangedNames, namesChanged } from './commands/keep-names.ts';
import { linkChanged, linkHolders } from './commands/link-texts.ts';

/**
 * Follows changes behind the search index: a look there for texts with a name finds those that were written before, and
 * what is written later is linked with that name already.
 */
export const linking = defineFeature({
  name: 'linking',
  about: 'Links of known names inside texts',
  uses: [],
  changes: services => [
    async change => {
      await keepChangedNames(services, change);
      await linkChanged(services, change);
    },
  ],
  jobs: services => [handle(namesChanged, (changed, { signal }) => linkHolders(services, changed, signal))],
});
