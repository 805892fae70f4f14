// Bundles the page's script into the Python package; `--watch` goes on doing so.

import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const options = {
  entryPoints: [here("src/page.ts")],
  outfile: here("../src/atoll/table/static/page.js"),
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "inline",
  logLevel: "info",
};

if (process.argv.includes("--watch")) await (await context(options)).watch();
else await build(options);
