// Bundles the scripts of the page and of the worker beside it into the Python package; `--watch` goes on doing so.

import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const options = {
  entryPoints: [here("src/page.ts"), here("src/worker.ts")],
  outdir: here("../src/atoll/table/static"),
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "inline",
  logLevel: "info",
};

if (process.argv.includes("--watch")) await (await context(options)).watch();
else await build(options);
