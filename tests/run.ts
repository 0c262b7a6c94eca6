import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

/** Beside the browser tests, which take all cores: more processes at once take more of the processor's time each. */
const beside = `--maxWorkers ${Math.max(1, Math.floor(availableParallelism() / 2))}`;

/**
 * All checks and tests, in two rows in parallel: while a browser test waits, another step computes. Both rows take part in the journeys,
 * so that they end together. The output of a step is shown when it has ended; failures are repeated at the end.
 */
const rows = [
  ["test:browser", `test:journeys -- --shard 2/2 ${beside}`],
  ["check", `test:unit -- ${beside}`, "test:contract", `test:journeys -- --shard 1/2 ${beside}`],
];

/** Whether a step runs the built portal. */
const needsBuild = (step: string) => /^test:(browser|journeys)/.test(step);

interface Outcome {
  step: string;
  isPassed: boolean;
  output: string;
}

const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;

function run(step: string): Promise<Outcome> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", ...step.split(" ")], { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("close", (code) => {
      const isPassed = code === 0;
      process.stdout.write(`${output}\n== ${step}: ${isPassed ? "passed" : "FAILED"} after ${seconds(begun)}\n`);
      resolve({ step, isPassed, output });
    });
  });
}

const begun = performance.now();
const built = run("build");

/** Runs the steps one after the other. */
async function follow(steps: string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const isMissing = needsBuild(step) && !(await built).isPassed;
    outcomes.push(isMissing ? { step, isPassed: false, output: "Left out: the build failed." } : await run(step));
  }
  return outcomes;
}

const outcomes = [await Promise.all([built, ...rows.map(follow)])].flat(2);
const failed = outcomes.filter(({ isPassed }) => !isPassed);
for (const { step, output } of failed) process.stdout.write(`\n== ${step} FAILED:\n${lastLines(output)}\n`);
process.stdout.write(
  failed.length
    ? `\n== FAILED after ${seconds(begun)}: ${failed.map(({ step }) => step).join(", ")}. Each by itself: npm run ${failed[0]?.step}\n`
    : `\n== All ${outcomes.length} steps passed after ${seconds(begun)}\n`,
);
process.exitCode = failed.length ? 1 : 0;

/** The end of a step's output, where vitest and oxlint report problems. */
function lastLines(output: string): string {
  return output.trimEnd().split("\n").slice(-150).join("\n");
}
