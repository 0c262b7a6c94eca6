import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "~/language/context";
import { ProjectedUsage } from "~/features/requests/kinds/goods-in/projected-usage";

it.each([
  ["en", ["8 U in use, 2 U waiting (R), 32 U free", "108 Kg in use, 12 Kg of this request", "0 A of this request"]],
  ["id", ["8 U terpakai, 2 U menunggu (R), 32 U kosong", "12 Kg dari permintaan ini", "0 A dari permintaan ini"]],
] as const)(
  "a rack's outcome tells in %s what waits in it, and of weight and power what this request adds",
  (language, told) => {
    const markup = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <ProjectedUsage
          device="srv-1"
          space={{ inUse: 8, waiting: 2, total: 42 }}
          weight={{ inUse: 108, waiting: 12, total: 750 }}
          power={{ inUse: 9.6, waiting: 0, total: 32 }}
        />
      </LanguageProvider>,
    );
    for (const part of told) expect(markup).toContain(part);
  },
);
