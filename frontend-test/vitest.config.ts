// The page's logic without a browser: sources are read through the page's own Vite configuration, so that messages and
// state are what they are in the page. happy-dom stands in for the little of a browser that they touch when loaded.
import { defineConfig, mergeConfig } from "vitest/config";
import page from "../frontend/vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      dir: import.meta.dirname,
      environment: "happy-dom",
      include: ["**/*.test.ts"],
      testTimeout: 60_000,
      // The sources are read once, by one process: half the work.
      isolate: false,
      maxWorkers: 1,
    },
  }),
);
