// The pages' script: every page says which one it is.

import { lobby, newTable } from "./lobby";
import { replay } from "./replay";
import { rules } from "./rules";
import { settings } from "./settings";
import { Table } from "./table";

const pages: Record<string, () => void> = {
  lobby,
  new: newTable,
  table: () => void new Table(),
  replay,
  rules,
  settings,
};

pages[document.body.dataset["page"] ?? ""]?.();
