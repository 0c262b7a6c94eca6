export { errorMeta as meta } from "./error-page";
export {
  ShellErrorBoundary as ErrorBoundary,
  shellHandle as handle,
  ShellLayout as default,
  shellShouldRevalidate as shouldRevalidate,
} from "./layout";
export { shellLoader as loader } from "./layout.server";
