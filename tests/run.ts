import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { seedOnce } from "./support/portal.ts";

/** A step in one process, and a project's tests in several such steps. */
const alone = (step: string) => `${step} -- --maxWorkers 1`;
const inParts = (step: string) => [1, 2, 3, 4].map((part) => `${alone(step)} --shard ${part}/4`);

/**
 * All checks and tests, as many at a time as there are cores, each in one process: more of them only compete for the processor's caches.
 * The output of a step is shown when it has ended; failures are repeated at the end.
 */
const steps = [alone("test:unit"), "check", "test:contract", ...inParts("test:browser"), ...inParts("test:journeys")];

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

/** The portal is built, and the demo data made that its tests begin with. */
const begins = Promise.all([run("build"), seedOnce()]);

/** Runs the next step until none is left. */
async function follow(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let step = steps.shift(); step; step = steps.shift()) {
    const isMissing = needsBuild(step) && !(await begins)[0].isPassed;
    outcomes.push(isMissing ? { step, isPassed: false, output: "Left out: the build failed." } : await run(step));
  }
  return outcomes;
}

const rows = Array.from({ length: availableParallelism() }, (_, row) => (row ? follow() : begins.then(follow)));
const [build, removeSeed] = await begins;
const outcomes = [build, ...(await Promise.all(rows)).flat()];
await removeSeed();
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
