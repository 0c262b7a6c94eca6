export { default, loader } from "./start.route";
