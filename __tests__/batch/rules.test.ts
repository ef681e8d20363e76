import { describe, expect, it } from "@jest/globals";
import { fc } from "../chance.js";
import { CostCap } from "../../src/batch/cost-cap.js";
import { entriesOf, idFaults } from "../../src/batch/entries.js";
import { mergeParts, type Part } from "../../src/batch/merge.js";
import { Outage } from "../../src/batch/outage.js";
import { remainingMs, usualConcurrency } from "../../src/batch/pace.js";
import { type BatchRow, parseRows, unstartedRow } from "../../src/batch/row.js";
import { idsOfShard, matrixOf, parseShard } from "../../src/batch/shards.js";
import { parsePercent, verdictOf } from "../../src/batch/verdict.js";
import type { ErrorCode } from "../../src/errors.js";
import { isTaskId } from "../../src/batch/task.js";
import { batchMarkdown } from "../../src/reports/batch/batch-report.js";

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,6}$/), { minLength: 1, maxLength: 40 });

function row(id: string, change: Partial<BatchRow> = {}): BatchRow {
  return { ...unstartedRow(id, "why"), outcome: id.charCodeAt(0) % 2 === 0 ? "passed" : "failed", ...change };
}

function partsOf(
  all: readonly string[],
  count: number,
  durationMs?: (id: string) => number | undefined,
): Part[] {
  return Array.from({ length: count }, (_, at) => {
    const shard = { index: at + 1, count };
    const own = idsOfShard(all, shard, durationMs);
    const about = { version: 1 as const, batch: "b", shard, runs: all.length, ids: [...own] };
    return {
      path: `shard-${at + 1}`,
      about,
      rows: own.map((id, place) => row(id, { durationMs: (at + 1) * 100 + place })),
    };
  });
}

function merged(parts: readonly Part[]) {
  return mergeParts(parts as readonly [Part, ...Part[]]);
}

describe("shards", () => {
  it("hold each id exactly once, whatever their number, the order of the ids and the times", () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 12 }), fc.boolean(), (all, count, isTimed) => {
        const ms = isTimed ? (id: string) => (id.length % 2 === 0 ? id.length * 100 : undefined) : undefined;
        const shards = Array.from({ length: count }, (_, at) =>
          idsOfShard(all, { index: at + 1, count }, ms),
        );
        expect(shards.flat().toSorted()).toEqual(all.toSorted());
        const again = idsOfShard(all.toReversed(), { index: 1, count }, ms);
        expect(again).toEqual(shards[0]);
      }),
    );
  });

  it("differ by one run at most if no times are known, and put one long run alone", () => {
    const all = Array.from({ length: 41 }, (_, at) => `t${at}`);
    const sizes = [1, 2, 3, 4].map((index) => idsOfShard(all, { index, count: 4 }).length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    const long = (id: string) => (id === "t7" ? 40_000 : 1_000);
    const shards = [1, 2].map((index) => idsOfShard(all, { index, count: 2 }, long));
    expect(shards.find((each) => each.includes("t7"))).toEqual(["t7"]);
  });

  it("are read as I/N, and planned as a matrix", () => {
    expect(parseShard("2/4")).toEqual({ index: 2, count: 4 });
    for (const text of ["0/4", "5/4", "1", "1/0", "a/b", "-1/2"]) expect(parseShard(text)).toBeNull();
    expect(matrixOf(2)).toEqual({
      include: [
        { shard: 1, shards: 2 },
        { shard: 2, shards: 2 },
      ],
    });
  });
});

describe("a merge", () => {
  it("has the same hash for any number of shards in any order", () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), (all, few, many) => {
        const [one, other] = [partsOf(all, few), partsOf(all, many).toReversed()].map(merged);
        expect(one).toHaveProperty("sha256", (other as { sha256: string }).sha256);
      }),
    );
  });

  it("is not complete if shards that were split in two ways leave a run out", () => {
    const [one, two] = partsOf(["a", "b"], 2);
    const split = [one!, two!].map((part) => ({ ...part, about: { ...part.about, runs: 3 } }));
    expect(merged(split)).toMatchObject({
      isIncomplete: true,
      faults: [expect.stringContaining("--durations")],
    });
  });

  it("names a missing shard and missing results", () => {
    const parts = partsOf(["a", "b", "c", "d"], 2);
    expect(merged([parts[1]!])).toMatchObject({ isIncomplete: true, faults: ["shard 1 of 2 is missing"] });
    const torn = { ...parts[0]!, rows: parts[0]!.rows.slice(1) };
    const lost = parts[0]!.rows[0]!.id;
    expect(merged([torn, parts[1]!])).toMatchObject({
      isIncomplete: true,
      faults: [expect.stringContaining(lost)],
    });
  });

  it("refuses a shard that is given twice, and one of another batch", () => {
    const [first, second] = partsOf(["a", "b", "c", "d"], 2) as [Part, Part];
    expect(merged([first, second, first])).toMatchObject({ isIncomplete: false });
    const other = { ...second, about: { ...second.about, batch: "c" } };
    expect(merged([first, other])).toMatchObject({ isIncomplete: false });
    const doubled = { ...first, rows: [...first.rows, first.rows[0]!] };
    expect(merged([doubled, second])).toMatchObject({ isIncomplete: false });
  });
});

describe("results", () => {
  it("are read again as they were written, without a torn last line", () => {
    const all = [row("a"), row("b", { model: "m" })];
    const text = all.map((each) => `${JSON.stringify(each)}\n`).join("");
    expect(parseRows(`${text}${JSON.stringify(row("c")).slice(0, 40)}`)).toEqual(all);
  });
});

describe("an outage", () => {
  const lastsAfter = (concurrency: number, codes: readonly (ErrorCode | null)[]) => {
    const outage = new Outage(concurrency);
    for (const code of codes) outage.note(code);
    return outage.lasts;
  };
  const failed = (times: number) => Array.from({ length: times }, () => "engine-unavailable" as const);

  it("lasts after ten runs in a row, and after more if many run at once", () => {
    expect([9, 10].map((times) => lastsAfter(2, failed(times)))).toEqual([false, true]);
    expect([199, 200].map((times) => lastsAfter(100, failed(times)))).toEqual([false, true]);
  });

  it("is over after a run that ended in another way, and no task can pretend one", () => {
    expect(lastsAfter(1, [...failed(10), null])).toBe(false);
    expect(lastsAfter(1, [...failed(9), "image-unavailable", ...failed(9)])).toBe(false);
    expect(
      lastsAfter(
        1,
        Array.from({ length: 20 }, () => "image-unavailable" as const),
      ),
    ).toBe(false);
  });
});

describe("the verdict of a batch", () => {
  const rows = [row("b"), row("a"), row("x", { outcome: "infrastructure-error" })];
  const rules = { maxInfrastructure: 0.5, runs: 3, stopped: null };

  it("counts infrastructure errors neither as passed nor as failed", () => {
    expect(verdictOf(rows, rules)).toMatchObject({ passed: 1, failed: 1, infrastructure: 1, exitCode: 1 });
    expect(verdictOf(rows, { ...rules, maxInfrastructure: 0.3 }).exitCode).toBe(3);
    expect(verdictOf([row("b")], { ...rules, runs: 1 })).toMatchObject({ exitCode: 0, left: 0 });
    expect(verdictOf(rows, { ...rules, runs: 9, stopped: "cost" })).toMatchObject({ exitCode: 4, left: 6 });
    expect(verdictOf(rows, { ...rules, runs: 9, stopped: "outage" })).toMatchObject({
      exitCode: 3,
      words: expect.stringContaining("6 runs are left, because the batch stopped"),
    });
  });

  it("does not count an answer in words as passed, nor as failed", () => {
    const answered = row("b", { outcome: "answered" });
    const verdict = verdictOf([answered], { ...rules, runs: 1 });
    expect(verdict).toMatchObject({ passed: 0, failed: 0, exitCode: 0 });
    expect(batchMarkdown({ verdict, rows: [answered] })).toMatch(/^### ⚠️/);
  });

  it("reads a percentage", () => {
    expect([parsePercent("5%"), parsePercent("0.5 %"), parsePercent("101%"), parsePercent("5")]).toEqual([
      0.05,
      0.005,
      null,
      null,
    ]);
  });
});

describe("the cap for the cost of a batch", () => {
  it("is never exceeded if each run spends at most its share", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 60 }), (uses) => {
        const cap = new CostCap(2, 0);
        let spent = 0;
        const open: number[] = [];
        for (const use of uses) {
          const share = open.length < 3 ? cap.reserve(3 - open.length) : null;
          if (share !== null) open.push(share);
          else {
            const ended = open.shift();
            if (ended === undefined) return;
            cap.settle(ended, ended * use);
            spent += ended * use;
          }
        }
        expect(spent + open.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(2.000_001);
      }),
    );
  });
});

describe("the pace of a batch", () => {
  it("says nothing before as many runs ended as run at once", () => {
    const state = { left: 6, elapsedMs: 10_000, concurrency: 2 };
    expect(remainingMs({ ...state, ended: 1 })).toBeNull();
    expect(remainingMs({ ...state, ended: 4 })).toBe(15_000);
    const setBack = { ...state, ended: 4, elapsedMs: -60_000 };
    expect(remainingMs(setBack)).toBeNull();
  });

  it("runs as many at once as cores and memory allow, and never none", () => {
    const gib = 1024 ** 3;
    expect(usualConcurrency({ cores: 8, freeBytes: 9 * gib, eachBytes: 2 * gib })).toBe(4);
    expect(usualConcurrency({ cores: 2, freeBytes: 64 * gib, eachBytes: 2 * gib })).toBe(2);
    expect(usualConcurrency({ cores: 2, freeBytes: gib, eachBytes: 2 * gib })).toBe(1);
  });
});

describe("the ids of a batch", () => {
  const task = (id: string) => ({ id, origin: `f:${id}`, text: "x", given: {} });

  it("name each model and repetition", () => {
    const names = entriesOf([task("a")], { models: ["o/m", "n"], repeat: 2 }).map(({ id }) => id);
    expect(names).toEqual(["a@o-m~1", "a@o-m~2", "a@n~1", "a@n~2"]);
  });

  it("differ for models whose names become the same", () => {
    const names = entriesOf([task("a")], { models: ["o/m", "o-m", "o-m-2"], repeat: 1 }).map(({ id }) => id);
    expect(names).toEqual(["a@o-m", "a@o-m-2", "a@o-m-2-2"]);
  });

  it("are unique, and none lies in the folder of another", () => {
    const all = ["a", "b/c", "a", "b", "c/d"].map(task);
    expect([...idFaults(all).keys()]).toEqual([all[1], all[2]]);
  });

  it("cannot leave the folder", () => {
    expect(["a", "HumanEval/0", "x__y-1.2"].every(isTaskId)).toBe(true);
    expect(["", ".", "../a", "a//b", "/a", "a/..", ".git", "a b", "ä"].some(isTaskId)).toBe(false);
  });
});
