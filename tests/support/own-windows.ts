import { afterAll } from "vitest";
import { closeWindows } from "./chromium.ts";

// After each file: the next one begins in a browser without windows.
afterAll(closeWindows);
