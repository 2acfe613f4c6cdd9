import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A sequencer that begins with the files that take longest, so that no worker is left with one of them when the others
 * are done.
 * @param longest their names without `.test.ts` or `.e2e.ts`, and without `.long` before these, longest first
 */
export function longestFirst(
  longest: readonly string[],
): new (
  ...args: ConstructorParameters<typeof BaseSequencer>
) => BaseSequencer {
  const rankOf = ({ moduleId }: TestSpecification): number => {
    const rank = longest.indexOf(path.basename(moduleId).replace(/(\.long)?\.(test|e2e)\.tsx?$/, ''));
    return rank === -1 ? longest.length : rank;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return [...files].sort((a, b) => rankOf(a) - rankOf(b) || (a.moduleId < b.moduleId ? -1 : 1));
    }
  };
}
