// Plain JavaScript: an older Node must be able to read this file in order to refuse with a clear sentence.
import console from "node:console";
import process from "node:process";

const major = Number.parseInt(process.versions.node, 10);

if (major < 24) {
  console.error(
    `The portal needs Node 24 or newer; this is Node ${process.versions.node}. On Linux the packages bring it for npm's commands ("npm ci", then "npm start"); elsewhere install it.`,
  );
  process.exit(1);
}
