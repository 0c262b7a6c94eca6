export { errorHeaders as headers, errorMeta as meta } from "./error-page";
export {
  ShellErrorBoundary as ErrorBoundary,
  ShellLayout as default,
  shellShouldRevalidate as shouldRevalidate,
} from "./layout";
export { shellLoader as loader } from "./layout.server";
export { shellHandle as handle } from "./page-data";
