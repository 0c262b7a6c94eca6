import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest and are small themselves: most of their work is in what they import. */
const longest = /\/(accessibility-\w+|contrary-\w+|goods-in|odd-requests|record-edits|access)\.test\.ts$/;

/** Starts with the longest files: started last, one of them would keep a single worker busy. The others by size, as vitest does. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }

  /** Deals the files out, so that each shard has its part of the longest. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    return (await this.sort(files)).filter((_, at) => at % count === index - 1);
  }
}
