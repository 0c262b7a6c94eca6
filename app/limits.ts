export { LIMITS } from "../server/limits.ts";
