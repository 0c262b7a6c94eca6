import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Begins with the pages that axe goes through, which take longest: begun last, they would keep one worker busy alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /\/accessibility-\w+\.test\.ts$/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
