import type { Person } from "./person.ts";

/** The portal fetches pictures below outside/ from other hosts. */
const isOfProvider = (address: string) => /^\/media\/(?!outside\/)/.test(address);

/** The addresses of the provider's pictures on a page, in an img or as a background. */
export function picturesOn({ document }: Person): string[] {
  const shown = document.querySelectorAll("[src], [style]").flatMap((element) => {
    const background = /url\("(.+?)"\)/.exec(element.getAttribute("style") ?? "")?.[1];
    return [element.getAttribute("src"), background];
  });
  return shown.filter((address) => address && isOfProvider(address)) as string[];
}
