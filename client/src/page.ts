// The pages' script: every page says which one it is.

import { Lesson } from "./lesson";
import { Puzzle } from "./puzzle";
import { back, come } from "./back";
import { lobby, newTable } from "./lobby";
import { mine } from "./mine";
import { beside } from "./push";
import { replay } from "./replay";
import { review } from "./review";
import { rules } from "./rules";
import { settings } from "./settings";
import { Table } from "./table";

const pages: Record<string, () => void> = {
  lobby,
  new: newTable,
  table: () => void new Table(),
  lesson: () => void new Lesson(),
  puzzle: () => void new Puzzle(),
  replay,
  review,
  rules,
  settings: () => {
    settings();
    back();
  },
  come,
  mine,
};

pages[document.body.dataset["page"] ?? ""]?.();
beside();
