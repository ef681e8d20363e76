import { faces, inGroup, setting } from "../../rows/setting.js";
import { list } from "../../rows/values.js";
import { outputRows } from "../shared-settings.js";

const pair = /^([^=\s]+)=([^]*)$/;

/** The settings of the user's own executor. */
export const ownRows = {
  ...inGroup("executor", {
    "executor-option": setting(
      list()
        .as((all) =>
          all.transform((words, context) => {
            const wrong = words.filter((word) => !pair.test(word));
            if (wrong.length > 0)
              context.addIssue({ code: "custom", message: "must be NAME=VALUE", params: { items: wrong } });
            return Object.fromEntries(words.map((word) => (pair.exec(word) ?? ["", word, ""]).slice(1, 3)));
          }),
        )
        .default({}),
      {
        help: "An option that agent-exec passes to your own executor. Do not pass secrets, because the transcript stores the value.",
        faces: faces.examined,
        placeholder: "NAME=VALUE",
        isRepeatable: true,
      },
    ),
  }),
  ...outputRows,
} as const;
