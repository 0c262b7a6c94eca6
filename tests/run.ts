import { spawn } from "node:child_process";
import { seedOnce } from "./support/portal.ts";

/** The tests of all projects, taken file by file, so that no core is idle until the last. */
const TESTS = "test:browser -- --project journeys --project unit";

const begun = performance.now();
const failed: string[] = [];

/** Runs a script of package.json; its output is shown when it has ended, `isShown` meanwhile. */
function run(step: string, isShown = false): Promise<void> {
  const since = performance.now();
  return new Promise((resolve) => {
    const output = isShown ? "inherit" : "pipe";
    const child = spawn("npm", ["run", "--silent", ...step.split(" ")], { stdio: ["ignore", output, output] });
    let text = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (text += chunk.toString()));
    child.on("close", (code) => {
      if (code !== 0) failed.push(step);
      process.stdout.write(`${text}\n== ${step}: ${code === 0 ? "passed" : "FAILED"} after ${seconds(since)}\n`);
      resolve();
    });
  });
}

function seconds(since: number): string {
  return `${Math.round((performance.now() - since) / 1000)} s`;
}

/** What needs no build, beside it. */
async function runUnbuilt(): Promise<void> {
  await run("check");
  await run("test:contract");
}

// The demo data that all tests begin with is made once.
const [, , removeSeed] = await Promise.all([run("build"), runUnbuilt(), seedOnce()]);
if (!failed.includes("build")) await run(TESTS, true);
await removeSeed();
const end = failed.length
  ? `FAILED after ${seconds(begun)}: ${failed.join(", ")}`
  : `All passed after ${seconds(begun)}`;
process.stdout.write(`\n== ${end}\n`);
process.exitCode = failed.length ? 1 : 0;
