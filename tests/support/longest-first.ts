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

/** Starts each project with its longest files: started last, one of them would keep a single worker busy. The others as vitest sorts them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = (one: TestSpecification, other: TestSpecification) =>
      one.project.name.localeCompare(other.project.name);
    return (await super.sort(files)).sort((one, other) => byProject(one, other) || rankOf(one) - rankOf(other));
  }
}
