import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, the longest first. */
const longest = [
  "accessibility-admin",
  "accessibility-tenant",
  "goods-in",
  "contrary-lives",
  "session",
  "kept-form",
  "contrary-provider",
  "configuration",
  "mail-configuration",
  "documents",
  "odd-requests",
  "lists",
  "several-portals",
  "record-edits",
  "access",
  "interconnection-request",
  "request-page",
  "sign-in",
  "lite",
  "steps",
  "report-paper",
].map((name) => `/${name}.test.ts`);

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((end) => moduleId.endsWith(end));
  return rank < 0 ? longest.length : rank;
};

/** Starts with the longest files: started last, one of them would keep a single worker busy. The others as vitest sorts them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }

  /** Deals the files out, so that each shard has its part of the longest. The order must be the same for every shard: vitest's depends on earlier runs. */
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const byName = (one: TestSpecification, other: TestSpecification) => one.moduleId.localeCompare(other.moduleId);
    const sorted = files.toSorted((one, other) => rankOf(one) - rankOf(other) || byName(one, other));
    return Promise.resolve(sorted.filter((_, at) => at % count === index - 1));
  }
}
