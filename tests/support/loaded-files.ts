import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

interface Loaded {
  module: string;
  imports?: string[];
  css?: string[];
}
interface Manifest {
  entry: Loaded;
  routes: Record<string, Loaded & { id: string; parentId?: string }>;
}

/** What the browser loads for the page of a route, gzipped as server/compress.ts does; scripts in the language with the longer texts. */
interface LoadedFiles {
  route: string;
  scripts: number;
  scriptBytes: number;
  styleBytes: number;
}

const CLIENT = new URL("../../build/client/", import.meta.url);
const APP = new URL("../../app/", import.meta.url);

/** What the pages of all routes load, by the build's manifest; without pages for paper, which are sent without scripts. */
export async function loadedFiles(): Promise<LoadedFiles[]> {
  const names = await readdir(new URL("assets/", CLIENT));
  const manifestName = names.find((name) => /^manifest-\w+\.js$/.test(name)) ?? "";
  const text = await readFile(new URL(`assets/${manifestName}`, CLIENT), "utf8");
  const { entry, routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
  const sizes = new Map<string, number>();
  const sizeOf = async (path: string) => gzipSync(await readFile(new URL(path, CLIENT)), { level: 9 }).length;
  for (const name of names) {
    if (name.endsWith(".css")) sizes.set(`/assets/${name}`, await sizeOf(`assets/${name}`));
    else if (name.endsWith(".js") && name !== manifestName) {
      const inLanguages = ["en", "id"].map((language) => sizeOf(`assets/${language}/${name}`));
      sizes.set(`/assets/${name}`, Math.max(...(await Promise.all(inLanguages))));
    }
  }
  const total = (paths: Set<string>) => [...paths].reduce((sum, path) => sum + (sizes.get(path) ?? NaN), 0);
  const onScreen = await Promise.all(
    Object.values(routes).map(async (route) => ((await isForPaper(route.id)) ? [] : route)),
  );
  return onScreen.flat().map((route) => {
    const parts: Loaded[] = [entry];
    for (let part: typeof route | undefined = route; part; part = routes[part.parentId ?? ""]) parts.push(part);
    const scripts = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]));
    const styles = new Set(parts.flatMap(({ css = [] }) => css));
    return { route: route.id, scripts: scripts.size, scriptBytes: total(scripts), styleBytes: total(styles) };
  });
}

async function isForPaper(routeId: string): Promise<boolean> {
  const [file = "", path = ""] = routeId.split(":");
  return (
    path.startsWith("/print-") ||
    (file.includes("/") && (await readFile(new URL(file, APP), "utf8")).includes("print: true"))
  );
}
