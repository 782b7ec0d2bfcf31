import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeWebsite } from "../testing/website-fixture.ts";
import { readWebsiteBuild } from "./website-build.ts";

test("a build with a truncated list of pages is refused in one line", async () => {
  const directory = await writeWebsite();
  const list = join(directory, "..", "pages.json");
  await writeFile(list, (await readFile(list, "utf8")).slice(0, 80));
  await expect(readWebsiteBuild(directory)).rejects.toMatchObject({
    name: "WebsiteBuildError",
    message: `The web build in ${directory} is not complete: pages.json breaks off. Let the build end, or build again, then start.`,
  });
});

test.each(["about/index.html", "about.md", "jobs/unknown/index.html", "404/index.html"])(
  "a build that lacks %s is refused, even with the list of an earlier build",
  async (page) => {
    const directory = await writeWebsite();
    await rm(join(directory, page));
    await expect(readWebsiteBuild(directory)).rejects.toMatchObject({
      name: "WebsiteBuildError",
      message: expect.stringContaining(`${page} is missing`) as unknown,
    });
  },
);
